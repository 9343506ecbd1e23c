import { useEffect, useState } from 'react';
import type { LaunchItem, Requests } from '../messages.ts';
import { shortName } from './fields.ts';
import { useEditor } from './saving.ts';
import { onChanged } from './socket.ts';

type Changes = Requests['changes']['answer'];

const countOf = (changes: number) =>
  changes === 1 ? '1 change' : changes ? `${changes} changes` : 'Nothing has changed';

/** Everything that changed since the last version, and a new version. */
export function ChangesView() {
  const { run, open } = useEditor();
  const [found, setFound] = useState<Changes>();
  const [message, setMessage] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and after every change
  useEffect(() => {
    const load = () =>
      run('changes', {}).then((changes) => {
        setFound(changes);
        setMessage(changes?.message ?? '');
      });
    load();
    return onChanged(load);
  }, []);
  if (!found) return <p className="about">Loading …</p>;
  const { changes, git } = found;
  return (
    <>
      <h2>{countOf(changes.length)}</h2>
      <p className="about">
        {git ? 'Since the last version' : 'Since the editor was started'}. They are saved in the files already.
      </p>
      <ul className="changes">
        {changes.map(({ file, path, field, before, after }) => (
          <li key={`${file} ${path.join('/')}`}>
            <button
              type="button"
              className="entry"
              onClick={() => /\.ya?ml$/.test(file) && open({ is: 'form', field: { file, path: path.slice(0, -1) } })}
            >
              {shortName(file)}: {field}
            </button>
            {before !== undefined && <del>{before}</del>}
            {after !== undefined && <ins>{after}</ins>}
          </li>
        ))}
      </ul>
      {git && changes.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            run('saveVersion', { message });
          }}
        >
          <label>
            What this version changes
            <input value={message} onChange={({ target }) => setMessage(target.value)} />
          </label>
          <button type="submit">Save a version</button>
        </form>
      )}
      <h3>To publish</h3>
      <ol>
        <li>See what is missing before launch.</li>
        <li>
          In a terminal: <code>npm test</code>, then <code>npm run build</code>.
        </li>
        <li>
          Copy <code>dist/</code> to your host, or push the version where your host builds from git: docs/operations.md.
        </li>
      </ol>
    </>
  );
}

/** The launch check, with a link to each field. */
export function LaunchView() {
  const { run, open } = useEditor();
  const [items, setItems] = useState<LaunchItem[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and after every change
  useEffect(() => {
    const load = () => run('launch', {}).then(setItems);
    load();
    return onChanged(load);
  }, []);
  if (!items) return <p className="about">Loading …</p>;
  return (
    <>
      <h2>What is missing before launch</h2>
      <p className="about">
        {items.length
          ? `${items.length} things. docs/before-launch.md explains them.`
          : 'Nothing. docs/before-launch.md has the rest.'}
      </p>
      <ul className="launch">
        {items.map(({ what, field, compare }) => (
          <li key={what}>
            {field ? (
              <button
                type="button"
                className="entry"
                onClick={() =>
                  open({
                    is: 'form',
                    field: {
                      ...field,
                      path:
                        typeof field.path.at(-1) === 'number' || field.path.length < 2
                          ? field.path
                          : field.path.slice(0, -1),
                    },
                  })
                }
              >
                {what}
              </button>
            ) : (
              what
            )}
            {compare && (
              <button type="button" onClick={() => run('compared', { file: compare })}>
                They say the same
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
