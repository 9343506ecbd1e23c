/**
 * The HTML of every page in one file. Pages share their header, footer and styles, so each distinct piece of markup is stored
 * once and a page is a list of indexes: an eighth of the bytes with any compression.
 */
export interface Pack {
  /** Response headers of every page; its own policy is in its HTML. */
  headers: Record<string, string>;
  pieces: string[];
  pages: Record<string, number[]>;
}

export interface PackedPage {
  path: string;
  html: string;
}

/** Splits at tags, and in styles at layers, because pages share CSS modules and not whole stylesheets. */
const JOINTS = /(?=<|@layer)/;

export function pack(pages: PackedPage[], headers: Record<string, string>): Pack {
  const numbers = new Map<string, number>();
  const numberOf = (piece: string) => {
    const number = numbers.get(piece) ?? numbers.size;
    numbers.set(piece, number);
    return number;
  };
  const entries = pages.map(({ path, html }) => [path, html.split(JOINTS).map(numberOf)] as const);
  return { headers, pieces: [...numbers.keys()], pages: Object.fromEntries(entries) };
}

/** A page as the server would have sent it. */
export function unpack({ headers, pieces, pages }: Pack, path: string): Response | undefined {
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  return (
    page &&
    new Response(page.map((number) => pieces[number]).join(''), {
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    })
  );
}
