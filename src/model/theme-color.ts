/** `--paper` of each theme in styles/tokens.css. */
export const THEME_COLOR = { light: '#f6f1e6', dark: '#17161a' } as const;
