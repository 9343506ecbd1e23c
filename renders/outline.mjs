// outline.mjs - converts a picture of place numbers to outlines, for town-outlines.mjs.

/** @typedef {{ width: number, height: number, data: Uint8Array }} Grey */
/** @typedef {[number, number]} Point */

/**
 * A greyscale picture as the tracer writes it (binary PGM, 8 bits).
 * @param {Uint8Array} bytes
 * @returns {Grey}
 */
export function readPgm(bytes) {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));
  if (!head) throw new Error('not a binary PGM of 8 bits');
  const [width, height] = [Number(head[1]), Number(head[2])];
  const data = bytes.subarray(head[0].length, head[0].length + width * height);
  if (data.length !== width * height) throw new Error('the picture is truncated');
  return { width, height, data };
}

/**
 * Mask of one number, with a border of one empty pixel. Unnumbered pixels within `reach` of it on both sides are included,
 * so that a lamp or a tree in front of a house leaves no hole.
 * @param {Grey} picture
 * @param {number} number
 */
export function maskOf({ width, height, data }, number, reach = 0) {
  const w = width + 2;
  const h = height + 2;
  const own = new Uint8Array(w * h);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) own[(y + 1) * w + x + 1] = data[y * width + x] === number ? 1 : 0;
  for (const step of reach ? [1, w] : []) {
    const [lines, length, across] = step === 1 ? [h, w, w] : [w, h, 1];
    for (let line = 0; line < lines; line++) {
      let last = -1;
      for (let k = 0; k < length; k++) {
        if (!own[line * across + k * step]) continue;
        if (last >= 0 && k - last > 1 && k - last <= reach + 1)
          for (let q = last + 1; q < k; q++) {
            const at = line * across + q * step;
            const x = (at % w) - 1;
            const y = Math.floor(at / w) - 1;
            if (x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 0) own[at] = 1;
          }
        last = k;
      }
    }
  }
  return { width: w, height: h, data: own };
}

/**
 * Loops around the set pixels, along their edges, in pixel corners: outer ones clockwise on the screen (their area is
 * positive), holes anticlockwise. Pixels that touch only at a corner are separate.
 * @param {Grey} mask with an empty border of one pixel
 * @returns {Point[][]}
 */
export function contours({ width: w, height: h, data }) {
  /** @type {Map<number, number[]>} */
  const next = new Map();
  const edge = (/** @type {number} */ from, /** @type {number} */ to) => {
    const known = next.get(from);
    if (known) known.push(to);
    else next.set(from, [to]);
  };
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const at = y * w + x;
      if (!data[at]) continue;
      if (!data[at - w]) edge(at, at + 1);
      if (!data[at + 1]) edge(at + 1, at + w + 1);
      if (!data[at + w]) edge(at + w + 1, at + w);
      if (!data[at - 1]) edge(at + w, at);
    }
  /** @type {Point[][]} */
  const loops = [];
  for (const [start, ends] of next)
    while (ends.length) {
      const loop = [start];
      let from = start;
      let to = /** @type {number} */ (ends.shift());
      while (to !== start) {
        loop.push(to);
        const exits = /** @type {number[]} */ (next.get(to));
        const turn = rightOf(to - from, w);
        const pick = exits.length > 1 ? Math.max(0, exits.indexOf(to + turn)) : 0;
        from = to;
        to = /** @type {number} */ (exits.splice(pick, 1)[0]);
      }
      loops.push(loop.map((at) => [(at % w) - 1, Math.floor(at / w) - 1]));
    }
  return loops;
}

/** The step to the right of a step, in a picture w wide. */
function rightOf(/** @type {number} */ step, /** @type {number} */ w) {
  if (step === 1) return w;
  if (step === w) return -1;
  return step === -1 ? -w : 1;
}

/** Area of a loop: positive clockwise on the screen. */
export function areaOf(/** @type {Point[]} */ loop) {
  let sum = 0;
  for (const [k, [x, y]] of loop.entries()) {
    const [nx, ny] = /** @type {Point} */ (loop[(k + 1) % loop.length]);
    sum += x * ny - nx * y;
  }
  return sum / 2;
}

/**
 * The loop with fewer points, with all dropped points within `off` of it (Douglas and Peucker).
 * @param {Point[]} loop
 * @param {number} off
 * @returns {Point[]}
 */
export function simplify(loop, off) {
  if (loop.length < 4) return loop;
  const first = /** @type {Point} */ (loop[0]);
  let far = 0;
  let most = -1;
  for (const [k, p] of loop.entries()) {
    const d = Math.hypot(p[0] - first[0], p[1] - first[1]);
    if (d > most) [most, far] = [d, k];
  }
  const half = (/** @type {Point[]} */ line) => {
    const keep = new Set([0, line.length - 1]);
    const open = [[0, line.length - 1]];
    for (let span = open.pop(); span; span = open.pop()) {
      const [a, b] = /** @type {[number, number]} */ (span);
      const [ax, ay] = /** @type {Point} */ (line[a]);
      const [bx, by] = /** @type {Point} */ (line[b]);
      const length = Math.hypot(bx - ax, by - ay) || 1;
      let worst = off;
      let at = -1;
      for (let k = a + 1; k < b; k++) {
        const [x, y] = /** @type {Point} */ (line[k]);
        const d = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
        if (d > worst) [worst, at] = [d, k];
      }
      if (at >= 0) {
        keep.add(at);
        open.push([a, at], [at, b]);
      }
    }
    return line.filter((_, k) => keep.has(k));
  };
  return [...half(loop.slice(0, far + 1)).slice(0, -1), ...half([...loop.slice(far), first]).slice(0, -1)];
}

/**
 * The set pixel that is furthest from any edge, used as the end of a leader line.
 * @param {Grey} mask with an empty border
 * @returns {Point}
 */
export function deepest({ width: w, height: h, data }) {
  const d = new Uint16Array(w * h);
  let best = 0;
  for (let at = w; at < w * (h - 1); at++)
    if (data[at])
      d[at] = 1 + Math.min(Number(d[at - 1]), Number(d[at - w]), Number(d[at - w - 1]), Number(d[at - w + 1]));
  for (let at = w * (h - 1) - 1; at >= w; at--) {
    if (!data[at]) continue;
    d[at] = Math.min(
      Number(d[at]),
      1 + Math.min(Number(d[at + 1]), Number(d[at + w]), Number(d[at + w + 1]), Number(d[at + w - 1])),
    );
    if (Number(d[at]) >= Number(d[best])) best = at;
  }
  return [(best % w) - 1, Math.floor(best / w) - 1];
}

/**
 * One place: a path in page units, its box [x, y, width, height] and its anchor; undefined if it is not in the picture.
 * Parts and holes smaller than `speck` of the largest part are left out.
 * @param {Grey} picture
 * @param {number} number
 * @param {{ width: number, off?: number, reach?: number, speck?: number }} options
 */
export function outlineOf(picture, number, { width, off = 2, reach = 0, speck = 0.02 }) {
  const mask = maskOf(picture, number, reach);
  const loops = contours(mask);
  const largest = Math.max(0, ...loops.map(areaOf));
  if (!largest) return undefined;
  const scale = width / picture.width;
  const at = (/** @type {number} */ v) => Math.round(v * scale);
  const kept = loops.filter((loop) => Math.abs(areaOf(loop)) >= speck * largest);
  const lines = kept.map((loop) => {
    const fewer = simplify(loop, off / scale);
    return fewer.length > 2 ? fewer : loop; // a part as small as the tolerance is not simplified
  });
  const xs = lines.flatMap((loop) => loop.map(([x]) => at(x)));
  const ys = lines.flatMap((loop) => loop.map(([, y]) => at(y)));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [ax, ay] = deepest(mask);
  return {
    path: lines.map((loop) => `M${loop.map(([px, py]) => `${at(px)} ${at(py)}`).join('L')}Z`).join(''),
    box: [x, y, Math.max(...xs) - x, Math.max(...ys) - y],
    anchor: [at(ax + 0.5), at(ay + 0.5)],
  };
}
