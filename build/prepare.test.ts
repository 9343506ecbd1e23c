import { expect, it } from 'vitest';
import { describeFile } from '../deploy/built-files.ts';
import { refuseShadows } from './prepare.ts';

const files = ['index.html', 'about_us.html', 'robots.txt', 'share/a.jpg'].map(describeFile);

it('refuses an old address where a file lies, which some hosts would send and others would not', () => {
  expect(() => refuseShadows(files, [{ from: '/Robots.txt', to: '/about_us' }])).toThrow(
    "content/en/site/redirects.yaml: '/Robots.txt' is the file robots.txt, which nobody could reach any more",
  );
  expect(() => refuseShadows(files, [{ from: '/old.jpg', to: '/about_us' }])).not.toThrow();
});
