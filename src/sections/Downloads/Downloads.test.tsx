import { expect, it } from 'vitest';
import { errorIn, show } from '../testing.tsx';

const downloads = {
  kind: 'downloads',
  heading: 'To take away',
  files: [{ label: 'Brochure (PDF, 1.2 MB)', to: '/brochure.pdf', text: 'Eight pages for the head office.' }],
};

it('links each file, describes it, and downloads it instead of opening it', () => {
  const html = show(downloads);
  expect(html).toMatch(/<a [^>]*href="\/brochure\.pdf" download="">Brochure \(PDF, 1\.2 MB\)<\/a>/);
  expect(html).toContain('Eight pages for the head office.');
});

it('is rejected without a file', () => {
  expect(errorIn({ ...downloads, files: [] })).not.toBe('');
});
