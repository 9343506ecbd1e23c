/** Adds the WAI-ARIA tabs pattern to the static HTML: click, arrows, Home and End. */
export function tabs(group: HTMLElement) {
  const list = group.querySelector<HTMLElement>('[data-tablist]');
  const all = [...group.querySelectorAll<HTMLButtonElement>('[data-tab]')];
  const panelOf = (tab: HTMLElement) => document.getElementById(tab.dataset.tab ?? '');
  const select = (chosen: HTMLButtonElement) => {
    for (const tab of all) {
      const on = tab === chosen;
      tab.setAttribute('aria-selected', String(on));
      tab.tabIndex = on ? 0 : -1;
      const panel = panelOf(tab);
      if (panel) panel.hidden = !on;
    }
  };
  list?.setAttribute('role', 'tablist');
  list?.setAttribute('aria-label', list.dataset.tablist ?? '');
  for (const [i, tab] of all.entries()) {
    const panel = panelOf(tab);
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel?.id ?? '');
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    panel?.setAttribute('tabindex', '0');
    tab.addEventListener('click', () => select(tab));
    tab.addEventListener('keydown', ({ key }) => {
      const to = { ArrowRight: i + 1, ArrowLeft: i - 1 + all.length, Home: 0, End: all.length - 1 }[key];
      if (to === undefined) return;
      const next = all[to % all.length];
      if (next) select(next);
      next?.focus();
    });
  }
  const first = all[0];
  if (first) select(first);
}
