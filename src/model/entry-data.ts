import type { Company } from './company.ts';

/** The structured data of news and positions; structured-data.ts adds it to that of the page. */

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

/** Values in content files, and their schema.org equivalents. */
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
    // The end of the last day in India.
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
