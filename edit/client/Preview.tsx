import { useEffect, useRef, useState } from 'react';
import { loadPanelState, type PreviewState, savePanelState } from './panel-state.ts';
import { useEditor } from './saving.ts';

const WIDTHS = { Phone: 390, Tablet: 768, Desktop: 1440 } as const satisfies Record<PreviewState['device'], number>;
const DEVICES = Object.keys(WIDTHS) as PreviewState['device'][];
const THEMES: PreviewState['theme'][] = ['Light', 'Dark'];

/** The name of the frame; the page in it uses it to detect that it is a preview. */
export const PREVIEW = 'edit-preview';

/** The page at the width of a device, light or dark, in each of its languages. */
export function Preview({ onClose }: { onClose: () => void }) {
  const { site, page } = useEditor();
  const [kept] = useState(() => loadPanelState().preview);
  const [device, setDevice] = useState(kept?.device ?? 'Phone');
  const [theme, setTheme] = useState(kept?.theme ?? 'Light');
  const [address, setAddress] = useState(kept?.address ?? location.pathname);
  const frame = useRef<HTMLIFrameElement>(null);
  const width = WIDTHS[device];
  const scale = Math.min(1, (innerWidth - 48) / width);
  useEffect(() => {
    // Changes the site's display setting for this preview only.
    const before = localStorage.getItem('display');
    localStorage.setItem('display', JSON.stringify({ theme: theme.toLowerCase() }));
    frame.current?.contentWindow?.location.reload();
    const putBack = () => {
      if (before === null) localStorage.removeItem('display');
      else localStorage.setItem('display', before);
    };
    // The page is loaded again after a change.
    addEventListener('pagehide', putBack);
    return () => {
      removeEventListener('pagehide', putBack);
      putBack();
    };
  }, [theme]);
  useEffect(() => {
    savePanelState({ preview: { device, theme, address } });
    return () => savePanelState({ preview: undefined });
  }, [device, theme, address]);
  const choice = <T extends string>(options: readonly T[], chosen: T, choose: (option: T) => void) =>
    options.map((option) => (
      <button key={option} type="button" aria-pressed={option === chosen} onClick={() => choose(option)}>
        {option}
      </button>
    ));
  return (
    <div className="preview" role="dialog" aria-label="Preview">
      <div className="buttons">
        {choice(DEVICES, device, setDevice)}
        <span />
        {choice(THEMES, theme, setTheme)}
        <span />
        {site.languages.map(({ code, name }) => {
          const own = page?.versions.find(({ language }) => language === code)?.address;
          return (
            <button
              key={code}
              type="button"
              lang={code}
              aria-pressed={own === address}
              disabled={!own}
              title={own ? undefined : 'This page is not translated'}
              onClick={() => own && setAddress(own)}
            >
              {name}
            </button>
          );
        })}
        <span />
        <button type="button" onClick={onClose}>
          Close the preview
        </button>
      </div>
      <iframe
        ref={frame}
        name={PREVIEW}
        title={`${device}, ${theme}`}
        src={address}
        style={{ width, height: `calc((100vh - 110px) / ${scale})`, transform: `scale(${scale})` }}
      />
    </div>
  );
}
