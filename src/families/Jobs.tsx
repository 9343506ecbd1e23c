import { formatDate } from '../model/format.ts';
import { Button } from '../ui/Action.tsx';
import { EntryList } from './EntryList.tsx';
import { EntryOpening } from './EntryOpening.tsx';
import { soonestFirst } from './entries.ts';
import type { Page } from './schemas.ts';
import type { OpeningProps, SiteView } from './types.ts';

const placeOf = ({ place }: Page<'job'>, { company }: SiteView) => place ?? company.address.locality;

/** The open positions; if there are none, what to do instead. */
export const JobsOpening = ({ page, strings, site }: OpeningProps<'jobs'>) => (
  <EntryList
    words={page}
    none={page.none}
    entries={soonestFirst(site.pages).map((job) => ({
      path: job.path,
      headline: job.headline,
      description: job.description,
      margin: (
        <>
          <span>
            {placeOf(job, site)} · {job.terms}
          </span>
          <span>
            {page.labels.closes} <time dateTime={job.closes}>{formatDate(job.closes, strings.language.tag)}</time>
          </span>
        </>
      ),
    }))}
  />
);

export function JobOpening({ page, crumbs, strings, site }: OpeningProps<'job'>) {
  const list = site.pages.find((one) => one.family === 'jobs');
  const { place, terms, closes } = list?.labels ?? {};
  return (
    <EntryOpening
      page={page}
      crumbs={crumbs}
      strings={strings}
      facts={
        <dl>
          <dt>{place}</dt>
          <dd>{placeOf(page, site)}</dd>
          <dt>{terms}</dt>
          <dd>{page.terms}</dd>
          <dt>{closes}</dt>
          <dd>
            <time dateTime={page.closes}>{formatDate(page.closes, strings.language.tag)}</time>
          </dd>
        </dl>
      }
      action={<Button {...page.button} />}
    />
  );
}
