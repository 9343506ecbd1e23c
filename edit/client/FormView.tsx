import { useEffect, useState } from 'react';
import type { Form } from '../messages.ts';
import { Control } from './FormFields.tsx';
import { type Field, labelOf } from './fields.ts';
import { ListButtons } from './ListButtons.tsx';
import { useEditor } from './saving.ts';
import { ask, onChanged, Refused } from './socket.ts';

/** A form for a value of a file: an object, a list or a text. */
export function FormView({ field }: { field: Field }) {
  const { open, site, page } = useEditor();
  const [form, setForm] = useState<Form>();
  const [fault, setFault] = useState('');
  const { file, path } = field;
  const key = path.join('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the path
  useEffect(() => {
    const load = () =>
      ask('form', { file, path }).then(setForm, (error) =>
        setFault(error instanceof Refused ? error.message : String(error)),
      );
    load();
    return onChanged(load);
  }, [file, key]);
  if (fault) return <p className="faults">{fault}</p>;
  if (!form) return <p className="about">Loading …</p>;
  const whole = page?.file === file ? page.name : site.files.find((one) => one.file === file)?.name;
  const parents = form.path.flatMap((_, i) => {
    const above = form.path.slice(0, i);
    return typeof form.path[i - 1] === 'number' || i === 0 ? [above] : [];
  });
  return (
    <>
      <p className="crumbs">
        {parents.map((above) => (
          <button
            key={above.join('/')}
            type="button"
            className="quiet"
            onClick={() => open({ is: 'form', field: { file, path: above } })}
          >
            {above.length ? above.map((one) => (typeof one === 'number' ? one + 1 : one)).join(' ') : 'whole file'}
          </button>
        ))}
      </p>
      <h2>{form.name || whole || labelOf(field)}</h2>
      {form.about && <p className="about">{form.about}</p>}
      {form.list && !(page?.translated && page.file === file) && (
        <ListButtons list={{ file, path: form.list.path }} at={form.list.at} name={form.name} />
      )}
      <Control key={JSON.stringify(form.value)} field={field} node={form.node} label={form.name} />
      <p className="file">{labelOf(field)}</p>
    </>
  );
}
