/** Dispatched when Vite or Astro fails to load a chunk. */
const FAILED_LOADS = ['vite:preloadError', 'astro:hydration-error'];

const hasTypedText = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:is([type=text], [type=email]), textarea')].some(
    ({ value }) => value,
  );

const wasReloaded = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
};

/** Whether the server has another build than this page: its HTML has other script URLs. */
async function isOutdated(): Promise<boolean> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) =>
    script.getAttribute('src'),
  );
  const response = await fetch(location.href, { cache: 'no-cache' });
  const html = response.ok ? await response.text() : undefined;
  return html !== undefined && scripts.some((src) => src && !html.includes(src));
}

/**
 * A deploy removes the chunks of earlier builds, so an open page may never be able to load one. The page is then reloaded, once,
 * unless that would lose typed text. Any other failed load is left to the retries.
 */
export function reloadAfterDeploy() {
  const check = async () => {
    const outdated = await isOutdated().catch(() => false);
    if (outdated && !wasReloaded() && !hasTypedText()) location.reload();
  };
  for (const event of FAILED_LOADS) addEventListener(event, check);
}
