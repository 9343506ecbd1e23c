/** Names in localStorage. Text that cannot be read as a brief is moved to the second before the first is written again. */
export const BRIEF_KEY = 'brief';
export const DAMAGED_KEY = 'brief-damaged';

/** Whether a brief is stored; access may be blocked. */
export function hasStoredBrief(): boolean {
  try {
    return [BRIEF_KEY, DAMAGED_KEY].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
