import http from 'node:http';
import zlib from 'node:zlib';

export interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  /** Lower-case names; a header that was sent twice has both values. */
  headers: Record<string, string>;
  /** The decoded body. */
  body: Buffer;
}

const DECODE: Record<string, (bytes: Buffer) => Buffer> = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };
const TIMEOUT_MS = 10_000;

/** Sends one request exactly as written, on its own connection: no normalising, no redirects, no extra headers. */
export const ask = (port: number, { method = 'GET', path, headers = {} }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers, agent: false, timeout: TIMEOUT_MS };
    const request = http.request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const all: Record<string, string> = {};
        for (let i = 0; i < response.rawHeaders.length; i += 2) {
          const [name, value] = [response.rawHeaders[i]?.toLowerCase() ?? '', response.rawHeaders[i + 1] ?? ''];
          all[name] = name in all ? `${all[name]}, ${value}` : value;
        }
        const bytes = Buffer.concat(parts);
        const decode = bytes.length ? DECODE[all['content-encoding'] ?? ''] : undefined;
        resolve({ status: response.statusCode ?? 0, headers: all, body: decode ? decode(bytes) : bytes });
      });
    });
    request.on('timeout', () => request.destroy(new Error(`${method} ${path.slice(0, 60)} got no response`)));
    request.on('error', reject);
    request.end();
  });
