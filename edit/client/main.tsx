import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import styles from './editor.css?inline';
import { PREVIEW } from './Preview.tsx';
import { openPendingPage } from './panel-state.ts';

openPendingPage();

// A shadow tree, so that the styles of the site and of the editor do not mix.
const host = document.createElement('div');
host.id = 'edit';
if (window.name === PREVIEW) host.className = 'preview';
document.body.append(host);
const tree = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
tree.adoptedStyleSheets = [sheet];
createRoot(tree).render(<App />);
