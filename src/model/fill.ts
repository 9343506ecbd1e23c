/** Fills `{name}` places. A function, not a template: the value may contain `$&` or braces. */
export const fill = (pattern: string, values: Record<string, string | number>) =>
  pattern.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
