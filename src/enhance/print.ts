/**
 * 'Print or save as PDF': loads the lazy pictures, waits for them, and opens the browser's
 * print dialog. No `beforeprint`: it cannot wait, and Chromium, which loads lazy pictures by itself, would stop waiting too.
 */
export function print() {
  document.querySelector('[data-print]')?.addEventListener('click', async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    window.print();
  });
}
