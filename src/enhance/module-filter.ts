/** Whether a text has every one of some words. */
export const hasWords = (text: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Title, text and editions of a module, without its number and its link. */
const wordsOf = (card: HTMLElement) =>
  [card.querySelector('h3')?.lastChild, ...card.querySelectorAll('p, li')].map((part) => part?.textContent).join(' ');

/** The filter of a module grid, by text and by group. */
export function moduleFilter(grid: HTMLElement) {
  const input = grid.querySelector<HTMLInputElement>('[data-filter] input');
  const buttons = [...grid.querySelectorAll<HTMLButtonElement>('[data-group]')];
  const groups = [...grid.querySelectorAll<HTMLElement>('[data-module-group]')].map((element) => ({
    element,
    cards: [...element.querySelectorAll<HTMLElement>('[data-module]')].map((card) => ({ card, text: wordsOf(card) })),
  }));
  const none = grid.querySelector<HTMLElement>('[data-none]');
  let chosen = '';

  const show = () => {
    for (const { element, cards } of groups) {
      const wanted = !chosen || chosen === element.dataset.moduleGroup;
      for (const { card, text } of cards) card.hidden = !wanted || !hasWords(text, input?.value ?? '');
      element.hidden = cards.every(({ card }) => card.hidden);
    }
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.group === chosen));
    if (none) none.hidden = groups.some(({ element }) => !element.hidden);
  };
  input?.addEventListener('input', show);
  for (const button of buttons)
    button.addEventListener('click', () => {
      chosen = button.dataset.group ?? '';
      show();
    });
  // The field may contain text that was typed before this script was loaded.
  show();
}
