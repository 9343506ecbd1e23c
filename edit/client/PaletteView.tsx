import { useEditor } from './saving.ts';

const pictures = import.meta.glob<string>('../palette/*.webp', { eager: true, query: '?url', import: 'default' });
const nameOf = (kind: string) => kind.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** The kinds of sections with a screenshot of each. The chosen one is added with sample texts. */
export function PaletteView({ file, at }: { file: string; at: number }) {
  const { site, run, save, open } = useEditor();
  const add = async (kind: string) => {
    const list = { file, path: ['sections'] };
    const form = await run('form', list);
    const value = await run('sample', { ...list, kind });
    if (form?.node.kind !== 'list' || value === undefined) return;
    if (await save([{ op: 'insert', ...list, at, value, old: form.node.value }]))
      open({ is: 'form', field: { file, path: ['sections', at] } });
  };
  return (
    <>
      <h2>Add a section</h2>
      <p className="about">
        It comes as number {at + 1}, with words that say what belongs in their place. Models are written by a developer:
        docs/adding-an-instrument.md.
      </p>
      <div className="palette">
        {site.sectionKinds.map(({ kind }) => (
          <button key={kind} type="button" onClick={() => add(kind)} data-kind={kind}>
            {pictures[`../palette/${kind}.webp`] && (
              <img src={pictures[`../palette/${kind}.webp`]} alt="" loading="lazy" />
            )}
            {nameOf(kind)}
          </button>
        ))}
      </div>
    </>
  );
}
