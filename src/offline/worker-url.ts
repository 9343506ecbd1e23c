/** In its own module, so that the script of every page does not include the other names. */
export const WORKER_URL = '/sw.js';
