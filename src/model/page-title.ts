/** Search engines cut longer titles. */
const MOST = 59;

/** The title of a page, with the company's name if it is not in it and both fit. */
export function pageTitle(title: string, company: string): string {
  const both = `${title} | ${company}`;
  return title.includes(company) || both.length > MOST ? title : both;
}
