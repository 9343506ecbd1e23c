const DAY_MS = 86_400_000;

/** RFC 9116; it must expire within a year, so each build renews it. */
export const securityTxt = (email: string, origin: string, now: Date) =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + 360 * DAY_MS).toISOString().slice(0, 10)}T00:00:00.000Z`,
    'Preferred-Languages: en, hi, mr',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
