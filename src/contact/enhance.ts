/** Nothing is sent: a browser alert thanks the visitor by name, then the three fields are empty again. */
export function contact() {
  const form = document.querySelector<HTMLFormElement>('[data-contact]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = String(new FormData(form).get('name') ?? '');
    // Not `fill`: shared with the search, it would be one more file to fetch on every page.
    alert(form.dataset.contact?.replace('{name}', () => name));
    form.reset();
  });
}
