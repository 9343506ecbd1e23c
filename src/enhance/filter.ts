/** Filters a module grid by typed words and by group, without a reload. */
export function filter() {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-filter]')) {
    const grid = bar.parentElement?.querySelector('[data-modules]');
    const input = bar.querySelector('input');
    if (!grid || !input) continue;
    const buttons = [...bar.querySelectorAll<HTMLButtonElement>('[data-group]')];
    const none = grid.querySelector<HTMLElement>('[data-none]');
    let group = '';
    const apply = () => {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      let left = 0;
      for (const section of grid.querySelectorAll<HTMLElement>(':scope > [data-group]')) {
        let shown = 0;
        for (const card of section.querySelectorAll<HTMLElement>('[data-module]')) {
          const text = (card.textContent ?? '').toLowerCase();
          const match = (!group || section.dataset.group === group) && words.every((word) => text.includes(word));
          card.hidden = !match;
          card.classList.add('seen');
          if (match) shown++;
        }
        section.hidden = shown === 0;
        left += shown;
      }
      if (none) none.hidden = left > 0;
    };
    for (const button of buttons) {
      button.addEventListener('click', () => {
        group = button.dataset.group ?? '';
        for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
        apply();
      });
    }
    input.addEventListener('input', apply);
  }
}
