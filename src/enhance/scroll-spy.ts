/** In the index beside a long text, marks the part being read: the one that crosses a line in the upper third of the window. */
export function scrollSpy() {
  for (const index of document.querySelectorAll('[data-index]')) {
    const links = new Map(
      [...index.querySelectorAll<HTMLAnchorElement>('a')].map((link) => [link.hash.slice(1), link] as const),
    );
    const watcher = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting);
        if (!read) return;
        for (const [id, link] of links)
          if (id === read.target.id) link.setAttribute('aria-current', 'location');
          else link.removeAttribute('aria-current');
      },
      { rootMargin: '-30% 0px -70% 0px' },
    );
    for (const id of links.keys()) {
      const part = document.getElementById(id);
      if (part) watcher.observe(part);
    }
  }
}
