import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Edit, PageInfo, SiteInfo, Status } from '../messages.ts';
import { commonParent, elementOf, markUnmarked, type PictureTarget, placeOfPicture, type Target } from './fields.ts';
import { InlineEditor } from './InlineEditor.tsx';
import { type Dropped, Panel, type Side } from './Panel.tsx';
import { PointAndClick } from './PointAndClick.tsx';
import { PREVIEW, Preview } from './Preview.tsx';
import { type Draft, loadPanelState, savePanelState, type View } from './panel-state.ts';
import { SectionBar } from './SectionBar.tsx';
import { type Editor, EditorContext, type Trouble } from './saving.ts';
import { ask, onChanged, Refused } from './socket.ts';
import { Toolbar } from './Toolbar.tsx';
import { TroubleDialog } from './TroubleDialog.tsx';

const inPreview = window.name === PREVIEW;
const before = loadPanelState();
/** A reload happens within this time, or not at all. */
const RELOAD_MS = 800;

/** The server's state, fetched again after every change. */
function useServer() {
  const [site, setSite] = useState<SiteInfo>();
  const [page, setPage] = useState<PageInfo | null>(null);
  const [status, setStatus] = useState<Status>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    const load = () =>
      Promise.all([ask('site', {}), ask('page', { address: location.pathname }), ask('status', {})]).then(
        ([one, two, three]) => {
          setSite(one);
          setPage(two);
          setStatus(three);
          setFault('');
        },
        (error: Error) => setFault(error.message),
      );
    load();
    // Most changes reload the page, which fetches the state itself.
    return onChanged(() => setTimeout(load, RELOAD_MS));
  }, []);
  return { site, page, status, fault };
}

/** The panel is on the side that does not cover the edited element. */
function sideOf(element: Element): Side {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2 > innerWidth / 2 ? 'left' : 'right';
}

export function App() {
  const { site, page, status, fault } = useServer();
  const [views, setViews] = useState<View[]>(inPreview ? [] : before.views);
  const [editing, setEditing] = useState(before.editing);
  const [notice, setNotice] = useState(before.notice ?? '');
  const [trouble, setTrouble] = useState<Trouble>();
  const [words, setWords] = useState<{ target: Target; draft?: Draft }>();
  const [dropped, setDropped] = useState<Dropped>();
  const [side, setSide] = useState<Side>(before.side ?? 'right');
  const [preview, setPreview] = useState(!inPreview && Boolean(before.preview));

  useEffect(() => {
    markUnmarked();
    savePanelState({ notice: undefined, draft: undefined });
    const { draft } = before;
    const element = draft && elementOf(draft.field);
    if (draft && element) setWords({ target: { element, fields: [draft.field] }, draft });
  }, []);
  useEffect(() => {
    if (!inPreview) savePanelState({ views, editing, side });
  }, [views, editing, side]);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(''), 6000);
    return () => clearTimeout(timer);
  }, [notice]);

  const run = useCallback<Editor['run']>(async (name, what) => {
    try {
      const answer = await ask(name, what);
      const { done, warnings = [] } = (answer ?? {}) as { done?: string; warnings?: string[] };
      if (done) {
        const said = [done, ...warnings.map((warning) => `Still to do: ${warning}`)].join('\n');
        savePanelState({ notice: said });
        setNotice(said);
      }
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const edits = name === 'apply' ? (what as { edits: Edit[] }).edits : [];
      setTrouble({ message: error.message, edits, conflict: error.conflict, claims: error.claims });
    }
  }, []);
  const save = useCallback(async (edits: Edit[]) => Boolean(await run('apply', { edits })), [run]);
  const open = useCallback((view: View, beside?: Element) => {
    if (beside) setSide(sideOf(beside));
    const { parent } = window as { parent: Window & { editorOpen?: (view: View) => void } };
    if (inPreview && parent.editorOpen) parent.editorOpen(view);
    else setViews((known) => [...known.slice(-8), view]);
  }, []);
  useEffect(() => {
    if (!inPreview) Object.assign(window, { editorOpen: open });
  }, [open]);
  const close = useCallback(() => setViews([]), []);
  const back = useCallback(() => setViews((known) => known.slice(0, -1)), []);
  const closeWords = useCallback(() => setWords(undefined), []);
  const onWords = useCallback(
    (target: Target) => {
      const parent = commonParent(target.fields);
      if (target.fields.length === 1) setWords({ target });
      else if (parent) open({ is: 'form', field: parent }, target.element);
      else open({ is: 'fields', fields: target.fields }, target.element);
    },
    [open],
  );
  const onPicture = useCallback(
    async ({ element, id }: PictureTarget, file?: File) => {
      setDropped({ id, file });
      const uses = (await ask('pictureUses', { id })).filter((use) => use.file === page?.file);
      const place = placeOfPicture(element, uses);
      open({ is: 'picture', id, ...(place && { field: { file: place.file, path: place.path } }) }, element);
    },
    [open, page],
  );

  const editor = useMemo<Editor | undefined>(
    () => site && { site, page, save, run, open, back, close },
    [site, page, save, run, open, back, close],
  );
  if (fault)
    return (
      <div className="dialog" role="alert">
        <h2>The content has a fault</h2>
        <p className="faults">{fault}</p>
        <p className="about">Correct it in the file; this page follows.</p>
        {/* The last change can be undone here too. */}
        <button type="button" onClick={() => run('undo', {})}>
          Undo last change
        </button>
      </div>
    );
  if (!editor) return null;
  return (
    <EditorContext value={editor}>
      <PointAndClick active={editing && !words && !preview} onWords={onWords} onPicture={onPicture} />
      {editing && page && !words && !preview && !inPreview && <SectionBar page={page} />}
      {words?.target.fields[0] && (
        <InlineEditor
          element={words.target.element}
          field={words.target.fields[0]}
          draft={words.draft}
          onClose={closeWords}
        />
      )}
      {!inPreview && (
        <>
          {preview && <Preview onClose={() => setPreview(false)} />}
          <Panel views={views} side={side} onSide={setSide} dropped={dropped} />
          <Toolbar
            beside={views.length ? side : undefined}
            editing={editing}
            status={status}
            onEditing={setEditing}
            onPreview={() => {
              setViews([]);
              setPreview(true);
            }}
            onView={(view) => {
              setPreview(false);
              setViews([view]);
            }}
          />
        </>
      )}
      {notice && !inPreview && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      {trouble && (
        <TroubleDialog
          trouble={trouble}
          onClose={() => setTrouble(undefined)}
          retry={(edits) => {
            setTrouble(undefined);
            save(edits).then((saved) => saved && closeWords());
          }}
        />
      )}
    </EditorContext>
  );
}
