import type { APIRoute } from 'astro';
import { site } from '../../content/registry.ts';
import { cardOf, fileOf, type ShareCard } from '../../document/share/cards.ts';

export const getStaticPaths = () =>
  site.pages
    .filter((page) => page.family !== 'lost')
    .map((page) => cardOf(page))
    .map((card) => ({ params: { card: card.file }, props: { card } }));

export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(new Uint8Array(await fileOf(props.card)), { headers: { 'Content-Type': 'image/jpeg' } });
