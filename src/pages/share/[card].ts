import type { APIRoute } from 'astro';
import { indexedPages } from '../../content/registry.ts';
import { cardOf, fileOf, type ShareCard } from '../../document/share/cards.ts';

export const getStaticPaths = () =>
  indexedPages.map(cardOf).map((card) => ({ params: { card: card.file }, props: { card } }));

export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(new Uint8Array(await fileOf(props.card)), { headers: { 'Content-Type': 'image/jpeg' } });
