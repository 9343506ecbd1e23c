import type { Company } from './company.ts';

/** News and positions as schema.org describes them: structured-data.ts adds them to what it says of every page. */

interface Entry {
  path: string;
  headline: string;
  description: string;
}

const organizationOf = ({ origin }: Company) => ({ '@id': new URL('/#organization', origin).href });

export function newsArticle(entry: Entry & { date: string }, company: Company, image?: string): object {
  const url = new URL(entry.path, company.origin).href;
  return {
    '@type': 'NewsArticle',
    headline: entry.headline,
    description: entry.description,
    datePublished: entry.date,
    url,
    mainEntityOfPage: { '@id': url },
    author: organizationOf(company),
    publisher: organizationOf(company),
    ...(image && { image: new URL(image, company.origin).href }),
  };
}

/** How a content file says it, and the word of schema.org. */
const EMPLOYMENT_TYPES = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
} as const;
export type Employment = keyof typeof EMPLOYMENT_TYPES;
export const EMPLOYMENT = Object.keys(EMPLOYMENT_TYPES) as [Employment, ...Employment[]];

interface Job extends Entry {
  name: string;
  lede: string;
  paragraphs: string[];
  posted: string;
  closes: string;
  employment: Employment;
  place?: string | undefined;
}

export function jobPosting(job: Job, company: Company): object {
  const { street, locality, region, postalCode, country } = company.address;
  const office = { streetAddress: street, addressLocality: locality, addressRegion: region, postalCode };
  return {
    '@type': 'JobPosting',
    title: job.name,
    description: [job.lede, ...job.paragraphs].map((text) => `<p>${text}</p>`).join(''),
    datePosted: job.posted,
    // The whole of the last day, in India.
    validThrough: `${job.closes}T23:59:59+05:30`,
    employmentType: EMPLOYMENT_TYPES[job.employment],
    url: new URL(job.path, company.origin).href,
    hiringOrganization: { '@type': 'Organization', name: company.name, ...organizationOf(company) },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.place ? { addressLocality: job.place } : office),
        addressCountry: country.code,
      },
    },
  };
}
