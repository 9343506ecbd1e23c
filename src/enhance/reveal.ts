/** Marks what comes into view, once. Without script or under reduced motion nothing is ever hidden. */
export function reveal() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const all = document.querySelectorAll('[data-reveal]');
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.classList.add('seen');
        watcher.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const element of all) {
    // What is on the first screen is there already: hiding it now would only make it flicker.
    if (element.getBoundingClientRect().top < innerHeight) element.classList.add('seen');
    else watcher.observe(element);
  }
  document.documentElement.classList.add('reveals');
}
