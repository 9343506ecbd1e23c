/** Apart from the other names: every page registers the worker, and must not fetch a file of its own for this one word. */
export const WORKER_URL = '/sw.js';
