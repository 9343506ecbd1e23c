import { nearestPage } from '../model/nearest-page.ts';

/** On a 404 page: suggests the page whose address is similar to the requested one. */
const line = document.querySelector<HTMLElement>('[data-nearest]');
const pages: { path: string; name: string }[] = JSON.parse(line?.dataset.nearest ?? '[]');
const meant = nearestPage(location.pathname, pages);
const link = line?.querySelector('a');
if (line && link && meant) {
  link.href = meant.path;
  link.textContent = meant.name;
  line.hidden = false;
}
