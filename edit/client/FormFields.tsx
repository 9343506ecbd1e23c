import { useState } from 'react';
import type { FormField, FormNode } from '../messages.ts';
import type { Field } from './fields.ts';
import { EntryButtons, useAdd } from './ListButtons.tsx';
import { useEditor } from './saving.ts';
import { Count, Faults, useChecked } from './Text.tsx';

/** replyTime → Reply time */
export const labelFor = (key: string | number) =>
  typeof key === 'number'
    ? String(key + 1)
    : key
        .replace(/([A-Z])/g, ' $1')
        .replaceAll(/[-_]/g, ' ')
        .toLowerCase()
        .replace(/^./, (letter) => letter.toUpperCase());

interface ControlProps<K extends FormNode['kind']> {
  field: Field;
  node: Extract<FormNode, { kind: K }>;
  label: string;
}

function TextControl({ field, node, label }: ControlProps<'text'>) {
  const { save, site, open } = useEditor();
  const old = node.value;
  const [text, setText] = useState(old ?? '');
  const edit = (value: string) => ({ op: 'set' as const, ...field, old, value });
  const changed = text !== (old ?? '');
  const faults = useChecked(text, edit, changed);
  const finish = () => changed && save([edit(text)]);
  if (node.reference === 'picture') {
    const picture = site.pictures.find(({ id }) => id === old);
    return (
      <span className="picture-control">
        {picture && <img src={picture.thumbnail} alt="" />}
        <span>
          {old}
          <button type="button" onClick={() => open({ is: 'choose-picture', field, current: old ?? '' })}>
            Choose another
          </button>
          <button type="button" onClick={() => open({ is: 'picture', id: old ?? '', field })}>
            Your own photograph
          </button>
        </span>
      </span>
    );
  }
  const common = {
    value: text,
    'aria-label': label,
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
    onBlur: finish,
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Escape') setText(old ?? '');
      if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault();
        finish();
      }
      event.stopPropagation();
    },
  };
  return (
    <>
      {node.long ? (
        <textarea rows={Math.min(8, Math.ceil(text.length / 42) + 1)} {...common} />
      ) : (
        <input {...common} list={node.reference === 'page' ? 'edit-pages' : undefined} />
      )}
      <Count text={text} most={node.most} />
      <Faults faults={faults} />
    </>
  );
}

function NumberControl({ field, node, label }: ControlProps<'number'>) {
  const { save } = useEditor();
  const [text, setText] = useState(String(node.value ?? ''));
  const finish = () => {
    if (text.trim() !== '' && Number(text) !== node.value)
      save([{ op: 'set', ...field, old: node.value, value: Number(text) }]);
  };
  return (
    <input
      type="number"
      step="any"
      min={node.least}
      max={node.most}
      aria-label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
        event.stopPropagation();
      }}
    />
  );
}

function ListControl({ field, node, label }: ControlProps<'list'>) {
  const { open } = useEditor();
  const [wanted, setWanted] = useState('');
  const add = useAdd(field, node);
  const { value, least, most } = node;
  const summary = (entry: FormField) =>
    (entry.node.kind === 'fixed' && entry.node.value) || `Entry ${Number(entry.key) + 1}`;
  const shown = node.entries.filter(
    (entry) => !wanted || JSON.stringify(value[Number(entry.key)]).toLowerCase().includes(wanted.toLowerCase()),
  );
  return (
    <div className="list">
      {value.length > 12 && (
        <input
          type="search"
          aria-label={`Find in ${label}`}
          placeholder={`Find among ${value.length}`}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      <ol>
        {shown.map((entry) => {
          const at = Number(entry.key);
          const own = { file: field.file, path: entry.path };
          const name = `${label} ${at + 1}`;
          return (
            <li key={at}>
              {entry.node.kind === 'fixed' ? (
                <button type="button" className="entry" onClick={() => open({ is: 'form', field: own })}>
                  {String(summary(entry))}
                </button>
              ) : (
                <Control field={own} node={entry.node} label={name} />
              )}
              <EntryButtons list={field} node={node} at={at} name={name} />
            </li>
          );
        })}
      </ol>
      <p className="about">
        <button
          type="button"
          disabled={value.length >= (most ?? Number.POSITIVE_INFINITY)}
          onClick={() => add(value.length)}
        >
          Add
        </button>{' '}
        {value.length} {value.length === 1 ? 'entry' : 'entries'}; {boundsOf(least, most)}
      </p>
    </div>
  );
}

/** 'at least 2', '1 to 4', 'exactly 3' */
function boundsOf(least: number, most: number | undefined): string {
  if (most === undefined) return `at least ${least}`;
  return least === most ? `exactly ${most}` : `${least} to ${most}`;
}

export function Control({ field, node, label }: { field: Field; node: FormNode; label: string }) {
  const { save } = useEditor();
  switch (node.kind) {
    case 'text':
      return <TextControl key={node.value} field={field} node={node} label={label} />;
    case 'number':
      return <NumberControl key={node.value} field={field} node={node} label={label} />;
    case 'list':
      return <ListControl field={field} node={node} label={label} />;
    case 'group':
      return <Group file={field.file} fields={node.fields} />;
    case 'choice':
      return (
        <select
          aria-label={label}
          value={node.value ?? ''}
          onChange={({ target }) => save([{ op: 'set', ...field, old: node.value, value: target.value }])}
        >
          {!node.value && <option value="">as usual</option>}
          {node.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'flag':
      return (
        <input
          type="checkbox"
          aria-label={label}
          checked={node.value}
          onChange={({ target }) =>
            save([
              {
                op: 'set',
                ...field,
                old: node.value || undefined,
                value: target.checked || (node.literal ? null : false),
              },
            ])
          }
        />
      );
    default:
      return <span>{String(node.value)}</span>;
  }
}

/** An optional field: absent, or one that can be removed. */
function Presence({ field, entry }: { field: Field; entry: FormField }) {
  const { save, run } = useEditor();
  if (!entry.optional || entry.node.kind === 'flag' || entry.node.kind === 'choice') return null;
  if (entry.present)
    return (
      <button
        type="button"
        className="quiet"
        onClick={async () => {
          const form = await run('form', field);
          if (form) await save([{ op: 'set', ...field, old: form.value, value: null }]);
        }}
      >
        Leave out
      </button>
    );
  return (
    <button
      type="button"
      className="quiet"
      onClick={async () => {
        const value = await run('sample', field);
        if (value !== undefined)
          await save([
            {
              op: 'set',
              ...field,
              old: undefined,
              value: entry.node.kind === 'list' && !Array.isArray(value) ? [value] : value,
            },
          ]);
      }}
    >
      Add
    </button>
  );
}

export const Group = ({ file, fields }: { file: string; fields: FormField[] }) => (
  <div className="group">
    {fields.map((entry) => {
      const field = { file, path: entry.path };
      const label = labelFor(entry.key);
      const absent = entry.optional && !entry.present && entry.node.kind !== 'flag' && entry.node.kind !== 'choice';
      return (
        <div className="form-field" key={String(entry.key)} data-form-field={`${file}#${entry.path.join('/')}`}>
          <p className="label">
            <b>{label}</b> <Presence field={field} entry={entry} />
          </p>
          {entry.about && <p className="about">{entry.about}</p>}
          {!absent && <Control field={field} node={entry.node} label={label} />}
        </div>
      );
    })}
  </div>
);
