import {
  DEFAULT_CHOICE,
  DISPLAY_KEY,
  DISPLAY_SETTINGS,
  type DisplaySettings,
  displaySettings,
} from '../model/display-settings.ts';

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
const form = find<HTMLFormElement>('[data-display]');
const status = form?.querySelector('[role="status"]');

/** The script at the start of every page applies the settings when it hears of a change; other tabs hear it from the browser. */
const announce = () => dispatchEvent(new StorageEvent('storage', { key: DISPLAY_KEY }));

/** Where nothing can be stored, a choice would be lost on the next page: the page explains the device's settings instead. */
function giveUp() {
  const [settings, blocked] = [find('[data-settings]'), find('[data-blocked]')];
  if (settings) settings.hidden = true;
  if (blocked) blocked.hidden = false;
}

function store(settings: DisplaySettings) {
  try {
    if (Object.keys(settings).length) localStorage.setItem(DISPLAY_KEY, JSON.stringify(settings));
    else localStorage.removeItem(DISPLAY_KEY);
  } catch {
    giveUp();
  }
  announce();
}

function show() {
  const settings = displaySettings() ?? {};
  for (const name of DISPLAY_SETTINGS) {
    const radios = form?.elements.namedItem(name);
    if (radios instanceof RadioNodeList) radios.value = settings[name] ?? DEFAULT_CHOICE;
  }
}

/** Starts the moving part of the sample again. */
function replaySample() {
  for (const animation of find('[data-sample]')?.getAnimations({ subtree: true }) ?? []) {
    animation.cancel();
    animation.play();
  }
}

const say = (words: string | undefined) => {
  if (status) status.textContent = words ?? '';
};

show();
store(displaySettings() ?? {});
addEventListener('storage', show);
form?.addEventListener('change', () => {
  const chosen = [...new FormData(form)].filter(([, value]) => value !== DEFAULT_CHOICE) as [string, string][];
  store(Object.fromEntries(chosen));
  replaySample();
  say(form.dataset.stored);
});
form?.querySelector('[data-reset]')?.addEventListener('click', () => {
  store({});
  show();
  say(form.dataset.cleared);
});
