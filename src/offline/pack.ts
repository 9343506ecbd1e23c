/**
 * The words of every page in one file. Pages share their header, footer and styles, so each distinct piece of markup
 * stands once, and a page is a list of numbers: an eighth of the pages' bytes on the wire, whatever the host compresses with.
 */
export interface Pack {
  /** Sent with every page; each carries its own policy besides. */
  headers: Record<string, string>;
  pieces: string[];
  pages: Record<string, number[]>;
}

export interface PackedPage {
  path: string;
  html: string;
}

/** At every tag, and within styles at every module's layer: pages share modules rather than whole stylesheets. */
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
