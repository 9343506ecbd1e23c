import { useEffect, useState } from 'react';
import type { Edit, Form, FormNode } from '../messages.ts';
import type { Field } from './fields.ts';
import { useEditor } from './saving.ts';
import { ask } from './socket.ts';

type List = Extract<FormNode, { kind: 'list' }>;

interface Props {
  list: Field;
  at: number;
  /** The entry in words, for screen readers. */
  name: string;
  onDone?: () => void;
}

/** Adds an entry to a list: sample text, or a section whose kind is chosen next. */
export function useAdd(list: Field, node: List, onDone?: () => void): (at: number) => Promise<void> {
  const { save, run, open } = useEditor();
  return async (at) => {
    if (node.kinds) {
      open({ is: 'palette', file: list.file, at });
      onDone?.();
      return;
    }
    const value = await run('sample', list);
    if (value !== undefined && (await save([{ op: 'insert', ...list, at, value, old: node.value }]))) onDone?.();
  };
}

/** Moves, duplicates and removes an entry, within the bounds of the list's schema. */
export function EntryButtons({ list, node, at, name, onDone }: Props & { node: List }) {
  const { save } = useEditor();
  const add = useAdd(list, node, onDone);
  const old = node.value;
  const isFull = old.length >= (node.most ?? Number.POSITIVE_INFINITY);
  const button = (text: string, does: string, disabled: boolean, edit: Edit) => (
    <button
      type="button"
      title={does}
      aria-label={`${does}: ${name}`}
      disabled={disabled}
      onClick={async () => {
        if (await save([edit])) onDone?.();
      }}
    >
      {text}
    </button>
  );
  return (
    <span className="list-buttons">
      {button('↑', 'Move up', at === 0, { op: 'move', ...list, from: at, to: at - 1, old })}
      {button('↓', 'Move down', at >= old.length - 1, { op: 'move', ...list, from: at, to: at + 1, old })}
      {button('Duplicate', 'Duplicate', isFull, { op: 'duplicate', ...list, at, old })}
      {button('Remove', 'Remove', old.length <= node.least, { op: 'remove', ...list, at, old })}
      <button
        type="button"
        title="Add one after this"
        aria-label={`Add one after: ${name}`}
        disabled={isFull}
        onClick={() => add(at + 1)}
      >
        Add
      </button>
    </span>
  );
}

/** The same buttons for a list that the page does not show. */
export function ListButtons(props: Props) {
  const [form, setForm] = useState<Form>();
  const { file, path } = props.list;
  const key = path.join('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the path
  useEffect(() => {
    ask('form', { file, path }).then(setForm, () => setForm(undefined));
  }, [file, key]);
  return form?.node.kind === 'list' ? <EntryButtons {...props} node={form.node} /> : null;
}
