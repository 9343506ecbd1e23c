const WIDTH = 24;

/** A progress bar on stderr, so that the table can be piped; without a terminal, a line for each step. */
export function progress(total: number) {
  const { stderr } = process;
  const began = performance.now();
  const left = (done: number) => {
    if (!done) return '';
    const minutes = Math.ceil((((performance.now() - began) / done) * (total - done)) / 60_000);
    return `, about ${minutes} min left`;
  };
  return {
    show(done: number, what: string) {
      const filled = Math.round((done / total) * WIDTH);
      const line = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}${left(done)}  ${what}`;
      if (stderr.isTTY) stderr.write(`\r\x1b[2K${line.slice(0, (stderr.columns || 120) - 1)}`);
      else stderr.write(`${done}/${total}${left(done)}  ${what}\n`);
    },
    clear: () => stderr.isTTY && stderr.write('\r\x1b[2K'),
  };
}
