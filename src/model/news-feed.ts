import { escapeXml } from './xml.ts';

/** Where feed readers find the news. */
export const FEED_PATH = '/news/feed.xml';

interface Feed {
  title: string;
  company: string;
  origin: string;
  /** Newest first. */
  entries: { path: string; headline: string; description: string; date: string }[];
}

/** The news as an Atom feed (RFC 4287). */
export function newsFeed({ title, company, origin, entries }: Feed): string {
  const at = (path: string) => escapeXml(new URL(path, origin).href);
  // Content files have a date only, so the time is midnight in India.
  const moment = (date: string) => `${date}T00:00:00+05:30`;
  const written = entries.map(
    ({ path, headline, description, date }) =>
      `<entry><title>${escapeXml(headline)}</title><id>${at(path)}</id><link href="${at(path)}"/>` +
      `<published>${moment(date)}</published><updated>${moment(date)}</updated><summary>${escapeXml(description)}</summary></entry>`,
  );
  const [newest] = entries;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${escapeXml(title)}</title>
<id>${at(FEED_PATH)}</id>
<link rel="self" type="application/atom+xml" href="${at(FEED_PATH)}"/>
<link href="${at('/news')}"/>
<updated>${moment(newest?.date ?? '1970-01-01')}</updated>
<author><name>${escapeXml(company)}</name></author>
${written.join('\n')}
</feed>
`;
}
