/** What stands on the browser's tab: the page's own title, then whose page it is, unless it says so already. */
export const pageTitle = (title: string, company: string) =>
  title.includes(company) ? title : `${title} | ${company}`;
