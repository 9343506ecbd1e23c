import { DEFAULT_CHOICE, DISPLAY_KEY, type DisplaySettings, displaySettings } from '../model/display-settings.ts';

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
const choices = find('[data-display]');
const radios = [...(choices?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];
const status = choices?.querySelector('[role="status"]');

/** The inline script of every page applies the settings on a storage event; other tabs get it from the browser. */
const announce = () => dispatchEvent(new StorageEvent('storage', { key: DISPLAY_KEY }));

/** Without storage a choice would be lost on the next page, so the page explains the device's settings instead. */
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
  for (const radio of radios) radio.checked = radio.value === (settings[radio.name] ?? DEFAULT_CHOICE);
}

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
choices?.addEventListener('change', () => {
  const chosen = radios.filter(({ checked, value }) => checked && value !== DEFAULT_CHOICE);
  store(Object.fromEntries(chosen.map(({ name, value }) => [name, value])));
  replaySample();
  say(choices.dataset.stored);
});
choices?.querySelector('[data-reset]')?.addEventListener('click', () => {
  store({});
  show();
  say(choices.dataset.cleared);
});
