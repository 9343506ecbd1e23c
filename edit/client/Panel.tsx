import { useEffect, useRef } from 'react';
import { FormView } from './FormView.tsx';
import { shortName } from './fields.ts';
import { PagesView, PageView } from './PageView.tsx';
import { PaletteView } from './PaletteView.tsx';
import { ChoosePicture, PictureView } from './PictureView.tsx';
import type { View } from './panel-state.ts';
import { ChangesView, LaunchView } from './ReviewView.tsx';
import { useEditor } from './saving.ts';

function SiteView() {
  const { site, open } = useEditor();
  return site.languages.map(({ code, name }) => (
    <section key={code}>
      <h2>{code === 'en' ? 'On every page' : `On every page, ${name}`}</h2>
      <ul>
        {site.files
          .filter(({ language }) => language === code)
          .map(({ file, name: about }) => (
            <li key={file}>
              <button type="button" className="entry" onClick={() => open({ is: 'form', field: { file, path: [] } })}>
                {about} <small>{shortName(file)}</small>
              </button>
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** A dropped photograph, and the picture under it. */
export interface Dropped {
  id: string;
  file: File | undefined;
}

function Shown({ view, dropped }: { view: View; dropped: Dropped | undefined }) {
  switch (view.is) {
    case 'form':
      return <FormView key={`${view.field.file}#${view.field.path.join('/')}`} field={view.field} />;
    case 'fields':
      return view.fields.map((field) => <FormView key={`${field.file}#${field.path.join('/')}`} field={field} />);
    case 'page':
      return <PageView />;
    case 'pages':
      return <PagesView />;
    case 'site':
      return <SiteView />;
    case 'palette':
      return <PaletteView file={view.file} at={view.at} />;
    case 'picture':
      return (
        <PictureView
          key={view.id}
          id={view.id}
          field={view.field}
          file={dropped?.id === view.id ? dropped.file : undefined}
        />
      );
    case 'choose-picture':
      return <ChoosePicture field={view.field} current={view.current} />;
    case 'changes':
      return <ChangesView />;
    case 'launch':
      return <LaunchView />;
  }
}

export type Side = 'left' | 'right';

interface Props {
  views: View[];
  side: Side;
  onSide: (side: Side) => void;
  /** A photograph that was dropped onto a picture of the page. */
  dropped: Dropped | undefined;
}

/** The side panel: forms, lists and everything that is not text on the page. Esc closes it. */
export function Panel({ views, side, onSide, dropped }: Props) {
  const { back, close, site } = useEditor();
  const panel = useRef<HTMLElement>(null);
  const view = views.at(-1);
  const isOpen = Boolean(view);
  // Not after a reload, because the focus may have been elsewhere.
  const isFirst = useRef(true);
  useEffect(() => {
    if (isOpen && !isFirst.current) panel.current?.focus();
    isFirst.current = false;
  }, [isOpen]);
  if (!view) return null;
  const other = side === 'left' ? 'right' : 'left';
  return (
    <aside
      ref={panel}
      className={`panel ${side}`}
      aria-label="Editor panel"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className="panel-head">
        {views.length > 1 && (
          <button type="button" onClick={back}>
            ← Back
          </button>
        )}
        <button type="button" className="side" onClick={() => onSide(other)} title={`Move the panel to the ${other}`}>
          To the {other}
        </button>
        <button type="button" onClick={close} aria-label="Close the panel">
          ✕
        </button>
      </div>
      <Shown view={view} dropped={dropped} />
      <datalist id="edit-pages">
        {site.pages.map(({ address, name }) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
      </datalist>
    </aside>
  );
}
