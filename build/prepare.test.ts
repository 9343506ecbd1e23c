import { expect, it } from 'vitest';
import { describeFile } from '../deploy/built-files.ts';
import { rejectShadowingRedirects } from './prepare.ts';

const files = ['index.html', 'about_us.html', 'robots.txt', 'share/a.jpg'].map(describeFile);

it('rejects a redirect from the address of a file, which hosts handle differently', () => {
  expect(() => rejectShadowingRedirects(files, [{ from: '/Robots.txt', to: '/about_us' }])).toThrow(
    "content/en/site/redirects.yaml: '/Robots.txt' is the file robots.txt, which could not be reached any more",
  );
  expect(() => rejectShadowingRedirects(files, [{ from: '/old.jpg', to: '/about_us' }])).not.toThrow();
});
