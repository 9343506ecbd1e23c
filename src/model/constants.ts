/** The constants of the specification, section 9, with their units. Tests check the behaviour. */
export const SCROLL_STUCK_PX = 50;
export const MENU_CLOSE_MS = 150;
export const MENU_COLUMNS = { least: 1, most: 6, usual: 1 } as const;
export const HERO_INTERVAL_MS = 4000;
export const HERO_SLIDE_MS = 1200;
export const CARDS_SLIDE_MS = 1000;
export const CARDS_VISIBLE = 3;
export const CARD_HEIGHT_PX = 320;
export const CARDS_HEIGHT_PX = 350;
export const REVEAL_MS = 800;
export const REVEAL_SPACE_MS = 1000;
export const REVEAL_STAGGER_MS = 100;
