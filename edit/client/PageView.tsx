import { useState } from 'react';
import type { Reference } from '../messages.ts';
import { shortName } from './fields.ts';
import { ListButtons } from './ListButtons.tsx';
import { openPage } from './panel-state.ts';
import { useEditor } from './saving.ts';

function Rename({ address }: { address: string }) {
  const { run } = useEditor();
  const [to, setTo] = useState(address);
  const rename = async () => openPage((await run('renamePage', { from: address, to }))?.address);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <h3>Rename address</h3>
      <p className="about">Links on this site follow, and the old address leads to the new one.</p>
      <input aria-label="New address" value={to} onChange={({ target }) => setTo(target.value)} />
      <button type="submit" disabled={to === address}>
        Rename
      </button>
    </form>
  );
}

function Remove({ address }: { address: string }) {
  const { run, open } = useEditor();
  const [found, setFound] = useState<Reference[]>();
  const [successor, setSuccessor] = useState('');
  if (!found)
    return (
      <>
        <h3>Remove page</h3>
        <button type="button" onClick={async () => setFound(await run('references', { address }))}>
          See what links here, then remove …
        </button>
      </>
    );
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        openPage((await run('removePage', { address, successor }))?.address);
      }}
    >
      <h3>Remove page</h3>
      <p>
        {found.length
          ? `${found.length} places name this page. They are changed with it:`
          : 'Nothing links to this page.'}
      </p>
      <ul className="references">
        {found.map(({ file, path, field, text }) => (
          <li key={`${file}#${path.join('/')}`}>
            <button
              type="button"
              className="entry"
              onClick={() => open({ is: 'form', field: { file, path: path.slice(0, -1) } })}
            >
              {shortName(file)}: {field}
            </button>
            <span className="about">{text.slice(0, 90)}</span>
          </li>
        ))}
      </ul>
      <label>
        Page that takes over (links and the old address lead there). Empty: the address answers that the page is gone
        (410), and the links go.
        <input
          list="edit-pages"
          value={successor}
          onChange={({ target }) => setSuccessor(target.value)}
          placeholder="/about_us"
        />
      </label>
      <button type="submit" className="danger">
        Remove {address}
      </button>
    </form>
  );
}

/** A translated page has the sections, address and pictures of its English page. */
function Translation({ file, outdated }: { file: string; outdated: boolean }) {
  const { run } = useEditor();
  return (
    <>
      <p className="about">
        Sections, lists and the address are changed on the English page; the words are changed here.
      </p>
      {outdated && (
        <p>
          The English page has changed since this one was written. Once both say the same:{' '}
          <button type="button" onClick={() => run('compared', { file })}>
            They say the same
          </button>
        </p>
      )}
    </>
  );
}

/** The current page: its fields, sections and address. */
export function PageView() {
  const { page, open } = useEditor();
  if (!page) return <p>This address is no page of the site.</p>;
  const { file } = page;
  return (
    <>
      <h2>{page.name}</h2>
      <p className="file">{file}</p>
      <p>
        <button type="button" onClick={() => open({ is: 'form', field: { file, path: [] } })}>
          Title, description and all fields
        </button>
      </p>
      <h3>Sections</h3>
      <ol className="sections">
        {page.sections.map((section, i) => (
          <li key={`${i} ${section.heading}`}>
            <button
              type="button"
              className="entry"
              onClick={() => open({ is: 'form', field: { file, path: ['sections', i] } })}
            >
              {section.heading} <small>{section.kind}</small>
            </button>
            {!page.translated && <ListButtons list={{ file, path: ['sections'] }} at={i} name={`section ${i + 1}`} />}
          </li>
        ))}
      </ol>
      {page.translated ? (
        <Translation file={file} outdated={page.outdated} />
      ) : (
        <button type="button" onClick={() => open({ is: 'palette', file, at: page.sections.length })}>
          Add a section
        </button>
      )}
      {page.movable ? (
        <>
          <Rename address={page.address} />
          <Remove address={page.address} />
        </>
      ) : (
        !page.translated && (
          <p className="about">The site needs this page at this address, so it can be neither moved nor removed.</p>
        )
      )}
    </>
  );
}

/** The list of all pages, and a form for a new one. */
export function PagesView() {
  const { site, run } = useEditor();
  const [family, setFamily] = useState(site.families[0]?.family ?? '');
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [wanted, setWanted] = useState('');
  const { folder = '', about } = site.families.find((one) => one.family === family) ?? {};
  const start = folder ? `/${folder}/` : '/';
  const proposed = `${start}${name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
  return (
    <>
      <h2>New page</h2>
      <form
        onSubmit={async (event) => {
          event.preventDefault();
          openPage((await run('newPage', { family, name, address: address || proposed }))?.address);
        }}
      >
        <label>
          Family <span className="about">{about}</span>
          <select value={family} onChange={({ target }) => setFamily(target.value)}>
            {site.families.map((one) => (
              <option key={one.family}>{one.family}</option>
            ))}
          </select>
        </label>
        <label>
          Name <span className="about">in the menu, the breadcrumb and the search</span>
          <input value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        <label>
          Address
          <input value={address || (name ? proposed : start)} onChange={({ target }) => setAddress(target.value)} />
        </label>
        <button type="submit" disabled={!name.trim()}>
          Add the page
        </button>
      </form>
      <h2>{site.pages.length} pages</h2>
      <input
        type="search"
        aria-label="Find a page"
        placeholder="Find a page"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <ul>
        {site.pages
          .filter((page) => `${page.name} ${page.address}`.toLowerCase().includes(wanted.toLowerCase()))
          .map((page) => (
            <li key={page.address}>
              <a href={page.address}>{page.name}</a> <small>{page.address}</small>
            </li>
          ))}
      </ul>
    </>
  );
}
