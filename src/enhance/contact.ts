import { fill } from '../model/fill.ts';

/** Nothing is sent: a browser alert thanks the visitor by name, then the three fields are empty again. */
export function contact() {
  const form = document.querySelector<HTMLFormElement>('[data-contact]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = String(new FormData(form).get('name') ?? '');
    alert(fill(form.dataset.contact ?? '', { name }));
    form.reset();
  });
}
