import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Form } from '../messages.ts';
import { labelFor } from './FormFields.tsx';
import { entryOf, type Field, labelOf } from './fields.ts';
import { ListButtons } from './ListButtons.tsx';
import { type Draft, savePanelState } from './panel-state.ts';
import { useEditor } from './saving.ts';
import { ask, onReload } from './socket.ts';
import { Count, Faults, useChecked } from './Text.tsx';

interface Props {
  element: Element;
  field: Field;
  draft?: Draft | undefined;
  onClose: () => void;
}

/** Copied from the edited text, so that the editor looks like the page. */
const SET_AS = [
  'color',
  'fontFamily',
  'fontFeatureSettings',
  'fontSize',
  'fontStretch',
  'fontStyle',
  'fontVariationSettings',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'textTransform',
] as const;
function styleOf(element: Element): CSSProperties {
  const style = getComputedStyle(element);
  return Object.fromEntries(SET_AS.map((name) => [name, style[name]]));
}

/** Distance from the edge of the screen, in pixels. */
const EDGE = 12;

const FIGURE = /\{figure\.([\w-]+)/;

/** The background colour behind the text. */
function groundOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}

/** Edits a text in its place on the page. Enter or blur saves, Esc undoes. */
export function InlineEditor({ element, field, draft, onClose }: Props) {
  const { save, open, page } = useEditor();
  const [form, setForm] = useState<Form>();
  const [text, setText] = useState(draft?.text ?? '');
  const [old, setOld] = useState<unknown>(draft?.old);
  const area = useRef<HTMLTextAreaElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const done = useRef(false);
  const box = element.getBoundingClientRect();

  useEffect(() => {
    ask('form', field).then((found) => {
      setForm(found);
      if (draft) return;
      setText(String(found.value ?? ''));
      setOld(found.value ?? undefined);
    }, onClose);
  }, [field, draft, onClose]);

  const changed = form !== undefined && text !== String(old ?? '');
  const edit = (value: string) => ({ op: 'set' as const, ...field, old, value });
  const faults = useChecked(text, edit, changed);

  // A save in another window reloads this page; the draft survives the reload.
  const unsaved = useRef<Draft | undefined>(undefined);
  unsaved.current = changed && !done.current ? { field, text, old } : undefined;
  useEffect(() => onReload(() => savePanelState({ draft: unsaved.current })), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    current.style.height = '0';
    current.style.height = `${current.scrollHeight}px`;
  }, [text, form]);

  // Near the right or lower edge of the screen the buttons would be outside the viewport.
  useLayoutEffect(() => {
    const { current } = bar;
    if (!form || !current) return;
    area.current?.focus({ preventScroll: true });
    const over = current.getBoundingClientRect().right - document.documentElement.clientWidth + EDGE;
    current.style.marginLeft = `${Math.min(0, -over)}px`;
    current.scrollIntoView({ block: 'nearest' });
  }, [form]);

  const finish = async () => {
    if (done.current) return;
    if (!changed) {
      onClose();
      return;
    }
    done.current = true;
    const saved = await save([edit(text)]);
    if (saved) onClose();
    else done.current = false;
  };
  if (!form) return null;
  const { node } = form;
  const [, figure] = FIGURE.exec(text) ?? [];
  const entry = entryOf(field);
  const entryName = entry ? `${labelFor(entry.list.path.at(-1) ?? '')} ${entry.at + 1}` : '';
  // A translation cannot change the length of a list.
  const isFixed = page?.translated && page.file === field.file;
  const width = Math.max(box.width, 220);
  const place = {
    left: Math.min(box.left + scrollX, document.documentElement.clientWidth - width - 16),
    top: box.top + scrollY,
    width,
  };
  return (
    <form
      className="inline"
      onSubmit={(event) => event.preventDefault()}
      style={place}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && finish()}
    >
      <textarea
        ref={area}
        aria-label={form.name}
        value={text}
        style={{ ...styleOf(element), background: groundOf(element) }}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            done.current = true;
            onClose();
          }
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            finish();
          }
          event.stopPropagation();
        }}
      />
      <div className="inline-bar" ref={bar}>
        <p>
          <b>{form.name}</b> <Count text={text} most={node.kind === 'text' ? node.most : undefined} />
        </p>
        <p className="about">{form.about}</p>
        <Faults faults={faults} />
        <div className="buttons">
          <button type="button" onClick={finish} disabled={!changed}>
            Save
          </button>
          <button
            type="button"
            onClick={() => open({ is: 'form', field: { ...field, path: field.path.slice(0, -1) } })}
          >
            All fields
          </button>
          {figure && (
            <button
              type="button"
              onClick={() =>
                open({ is: 'form', field: { file: 'content/en/site/figures.yaml', path: ['figures', figure] } })
              }
            >
              Change the figure
            </button>
          )}
        </div>
        {entry && !isFixed && (
          <p className="entry-buttons">
            {entryName} <ListButtons list={entry.list} at={entry.at} name={entryName} onDone={onClose} />
          </p>
        )}
        <p className="file">{labelOf(field)}</p>
      </div>
    </form>
  );
}
