/** Dispatched where Vite and Astro could not load a chunk. */
const FAILED_LOADS = ['vite:preloadError', 'astro:hydration-error'];

const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:is([type=text], [type=email]), textarea')].some(
    ({ value }) => value,
  );

const wasReloaded = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
};

/** Whether the server has another build than this page is of: its HTML names other scripts. */
async function isOutdated(): Promise<boolean> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) =>
    script.getAttribute('src'),
  );
  const response = await fetch(location.href, { cache: 'no-cache' });
  const html = response.ok ? await response.text() : undefined;
  return html !== undefined && scripts.some((src) => src && !html.includes(src));
}

/**
 * A deploy removes the chunks of earlier builds, so an open page may fail to load one for good. The page is then reloaded, once,
 * unless that would lose what somebody has typed. Any other failed load is left to the retries.
 */
export function reloadAfterDeploy() {
  const check = async () => {
    const outdated = await isOutdated().catch(() => false);
    if (outdated && !wasReloaded() && !hasTypedText()) location.reload();
  };
  for (const event of FAILED_LOADS) addEventListener(event, check);
}
