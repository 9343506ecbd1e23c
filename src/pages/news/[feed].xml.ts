import { site } from '../../content/registry.ts';
import { newestFirst } from '../../families/entries.ts';
import { newsFeed } from '../../model/news-feed.ts';

const list = site.pages.find((page) => page.family === 'news');

/** There is a feed once there is news. */
export const getStaticPaths = () => (list ? [{ params: { feed: 'feed' } }] : []);

export const GET = () =>
  new Response(
    newsFeed({
      title: list?.title ?? '',
      company: site.company.name,
      origin: site.company.origin,
      entries: newestFirst(site.pages),
    }),
    { headers: { 'Content-Type': 'application/atom+xml' } },
  );
