import { useEffect, useState } from 'react';
import type { PageInfo } from '../messages.ts';
import { sectionElements } from './fields.ts';
import { ListButtons } from './ListButtons.tsx';
import { useEditor } from './saving.ts';

/** The toolbar at the top right of the section under the pointer: its kind and its actions. */
export function SectionBar({ page }: { page: PageInfo }) {
  const { open } = useEditor();
  const [at, setAt] = useState<number>();
  const [sections, setSections] = useState(() => sectionElements(page.file));
  useEffect(() => setSections(sectionElements(page.file)), [page.file]);
  useEffect(() => {
    const move = (event: MouseEvent) => {
      if (event.composedPath().some((one) => one instanceof Element && one.id === 'edit')) return;
      const target = event.target as Element;
      setAt([...sections].find(([, element]) => element.contains(target))?.[0]);
    };
    addEventListener('mousemove', move, { passive: true });
    return () => removeEventListener('mousemove', move);
  }, [sections]);
  const element = at === undefined ? undefined : sections.get(at);
  const section = at === undefined ? undefined : page.sections[at];
  if (at === undefined || !element || !section) return null;
  const { file } = page;
  const { right, top } = element.getBoundingClientRect();
  return (
    <div
      className="section-bar"
      style={{ right: document.documentElement.clientWidth - right + 8, top: top + scrollY + 8 }}
    >
      <button type="button" onClick={() => open({ is: 'form', field: { file, path: ['sections', at] } })}>
        Section {at + 1}: {section.kind}
      </button>
      {!page.translated && <ListButtons list={{ file, path: ['sections'] }} at={at} name={`section ${at + 1}`} />}
    </div>
  );
}
