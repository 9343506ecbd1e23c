import { fill } from '../model/fill.ts';
import { isEmpty } from './brief.ts';
import { type BriefState, briefStore } from './store.ts';

let shown = false;

/** Updates the count in the header. If storage is blocked, its link contains the brief. */
export function showCount() {
  const link = document.querySelector<HTMLAnchorElement>('[data-brief-count]');
  if (shown || !link) return;
  shown = true;
  const { briefCount: count = '' } = link.dataset;
  const address = link.pathname;
  const show = async ({ brief, fault }: BriefState) => {
    document.documentElement.classList.toggle('has-brief', brief.rows.length > 0);
    link.textContent = brief.rows.length ? brief.rows.length.toLocaleString(document.documentElement.lang) : '';
    link.setAttribute('aria-label', fill(count, { n: brief.rows.length }));
    link.href = fault && !isEmpty(brief) ? address + (await (await import('./link.ts')).encodeBrief(brief)) : address;
  };
  show(briefStore.get());
  briefStore.subscribe(show);
}
