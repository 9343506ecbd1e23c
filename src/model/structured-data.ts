import type { Company } from './company.ts';
import type { Crumb } from './navigation.ts';
import { pageTitle } from './page-title.ts';

interface Described {
  path: string;
  name: string;
  title: string;
  description: string;
}

interface More {
  image?: string | undefined;
  /** The schema.org type of what the page describes. */
  describes?: 'Service' | undefined;
  /** A more detailed description of it. */
  subject?: object | undefined;
  /** The language of the page: mr-IN. */
  language?: string;
}

/** JSON-LD of a page: organisation, website, page, breadcrumb and service. */
export function structuredData(page: Described, crumbs: Crumb[], company: Company, more: More = {}): object {
  const { image, describes, subject, language = 'en-IN' } = more;
  const at = (path: string) => new URL(path, company.origin).href;
  const organization = {
    '@type': 'Organization',
    '@id': at('/#organization'),
    name: company.name,
    legalName: company.legalName,
    url: at('/'),
    logo: at('/icon-512.png'),
    email: company.email,
    telephone: company.phone.dial,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      addressLocality: company.address.locality,
      addressRegion: company.address.region,
      postalCode: company.address.postalCode,
      addressCountry: company.address.country.code,
    },
    sameAs: company.social.map((link) => link.url),
  };
  const website = {
    '@type': 'WebSite',
    '@id': at('/#website'),
    url: at('/'),
    name: company.name,
    publisher: { '@id': at('/#organization') },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${at('/search')}?q={words}` },
      'query-input': 'required name=words',
    },
  };
  const webpage = {
    '@type': 'WebPage',
    '@id': at(page.path),
    url: at(page.path),
    name: pageTitle(page.title, company.name),
    description: page.description,
    inLanguage: language,
    isPartOf: { '@id': at('/#website') },
    ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: at(image) } }),
  };
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: crumb.label,
      item: at(crumb.to ?? page.path),
    })),
  };
  const service = describes && {
    '@type': describes,
    name: page.name,
    description: page.description,
    url: at(page.path),
    provider: { '@id': at('/#organization') },
    areaServed: company.address.country.name,
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, website, webpage, trail, service, subject].filter(Boolean),
  };
}

/** Escapes `<`, so that no text can close the script element. */
export const inScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
