/** In place of the path of a page, which begins with a slash. */
export const EVERY_PROJECT = 'every';
export const OWN_QUESTIONS = 'own';
