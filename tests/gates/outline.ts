import type { PageGate } from './gate.ts';

export const outlineGate: PageGate = {
  name: 'outline',
  promise: 'One h1, no heading level skipped, one of each landmark, every picture with an alt text and its dimensions.',
  on: ['desk'],
  check: ({ page }) =>
    page.evaluate(() => {
      const findings: string[] = [];
      const count = (selector: string) => document.querySelectorAll(selector).length;
      const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({
        level: Number(heading.tagName[1]),
        text: heading.textContent?.trim() ?? '',
      }));

      const tops = levels.filter(({ level }) => level === 1).length;
      if (tops !== 1) findings.push(`headings: ${tops} h1`);
      levels.forEach(({ level, text }, i) => {
        const before = levels[i - 1]?.level ?? 0;
        if (level > before + 1) findings.push(`headings: h${level} "${text}" after h${before}`);
        if (!text) findings.push(`headings: an empty h${level}`);
      });

      for (const landmark of ['main', 'body > header', 'body > footer'])
        if (count(landmark) !== 1) findings.push(`landmarks: ${count(landmark)} ${landmark}`);
      for (const nav of document.querySelectorAll('nav'))
        if (!nav.getAttribute('aria-label')) findings.push('landmarks: a nav without a name');
      if (!document.documentElement.lang) findings.push('landmarks: the page names no language');

      for (const image of document.images) {
        const name = image.getAttribute('src');
        if (!image.hasAttribute('alt')) findings.push(`pictures: ${name} has no alt`);
        if (/\.(webp|avif|png|jpe?g)$/i.test(image.alt)) findings.push(`pictures: ${name} has a file name for an alt`);
        if (!image.hasAttribute('width') || !image.hasAttribute('height'))
          findings.push(`pictures: ${name} has no dimensions`);
      }
      return findings;
    }),
};
