import { formatDate } from '../model/format.ts';
import { FEED_PATH } from '../model/news-feed.ts';
import { TextLink } from '../ui/Action.tsx';
import { Picture } from '../ui/Picture.tsx';
import { EntryList } from './EntryList.tsx';
import { EntryOpening } from './EntryOpening.tsx';
import { newestFirst } from './entries.ts';
import type { OpeningProps } from './types.ts';

const Day = ({ date, tag }: { date: string; tag: string }) => <time dateTime={date}>{formatDate(date, tag)}</time>;

/** All news, the newest first. */
export const NewsOpening = ({ page, strings, site }: OpeningProps<'news'>) => (
  <EntryList
    words={page}
    more={
      <p>
        <TextLink to={FEED_PATH} label={page.feed} />
      </p>
    }
    entries={newestFirst(site.pages).map(({ path, headline, description, date }) => ({
      path,
      headline,
      description,
      margin: <Day date={date} tag={strings.language.tag} />,
    }))}
  />
);

export const NewsEntryOpening = ({ page, lead, crumbs, strings }: OpeningProps<'news-entry'>) => (
  <EntryOpening
    page={page}
    crumbs={crumbs}
    strings={strings}
    facts={<Day date={page.date} tag={strings.language.tag} />}
    plate={lead && <Picture {...lead} eager />}
  />
);
