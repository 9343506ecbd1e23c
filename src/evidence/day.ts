/** The day in the company's own time zone: a run late in the evening belongs to the day it was there. */
export const dayOf = (date: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(date));
