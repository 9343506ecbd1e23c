import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import styles from './editor.css?inline';
import { arrive } from './kept.ts';
import { PREVIEW } from './Preview.tsx';

arrive();

// A tree of its own, so that neither the styles of the site nor those of the editor reach the other.
const host = document.createElement('div');
host.id = 'edit';
if (window.name === PREVIEW) host.className = 'preview';
document.body.append(host);
const tree = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
tree.adoptedStyleSheets = [sheet];
createRoot(tree).render(<App />);
