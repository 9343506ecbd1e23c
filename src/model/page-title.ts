/** Search results cut a longer title off. */
const MOST = 59;

/** The browser tab's title: the page's own, then the company's name where it is not in it already and both fit. */
export function pageTitle(title: string, company: string): string {
  const both = `${title} | ${company}`;
  return title.includes(company) || both.length > MOST ? title : both;
}
