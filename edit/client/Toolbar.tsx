import type { Status } from '../messages.ts';
import type { View } from './panel-state.ts';
import { useEditor } from './saving.ts';

interface Props {
  /** The open panel. */
  beside: 'left' | 'right' | undefined;
  editing: boolean;
  status: Status | undefined;
  onEditing: (editing: boolean) => void;
  onPreview: () => void;
  onView: (view: View) => void;
}

export function Toolbar({ beside, editing, status, onEditing, onPreview, onView }: Props) {
  const { run, page } = useEditor();
  return (
    <div className={`toolbar ${beside ? `beside-${beside}` : ''}`} role="toolbar" aria-label="Editor">
      <button
        type="button"
        aria-pressed={editing}
        onClick={() => onEditing(!editing)}
        title="Off: clicks follow links as on the site"
      >
        {editing ? 'Editing' : 'Browsing'}
      </button>
      <button type="button" onClick={() => onView({ is: 'page' })} disabled={!page}>
        This page
      </button>
      <button type="button" onClick={() => onView({ is: 'pages' })}>
        Pages
      </button>
      <button type="button" onClick={() => onView({ is: 'site' })}>
        Company, menus …
      </button>
      <button type="button" onClick={onPreview}>
        Preview
      </button>
      <button type="button" disabled={!status?.undoable} title={status?.last} onClick={() => run('undo', {})}>
        Undo last change
      </button>
      <button type="button" onClick={() => onView({ is: 'changes' })}>
        Review{status?.changes ? ` (${status.changes})` : ''}
      </button>
      <button type="button" onClick={() => onView({ is: 'launch' })}>
        Before launch
      </button>
    </div>
  );
}
