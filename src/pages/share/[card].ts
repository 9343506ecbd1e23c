import type { APIRoute } from 'astro';
import { cardPages } from '../../content/registry.ts';
import { cardOf, fileOf, type ShareCard } from '../../document/share/cards.ts';

export const getStaticPaths = () =>
  cardPages.map(cardOf).map((card) => ({ params: { card: card.file }, props: { card } }));

export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(new Uint8Array(await fileOf(props.card)), { headers: { 'Content-Type': 'image/jpeg' } });
