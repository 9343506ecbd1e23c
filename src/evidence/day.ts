/** The date in the company's time zone. */
export const dayOf = (date: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(date));
