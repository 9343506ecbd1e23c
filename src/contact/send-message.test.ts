import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { sendMessage } from './send-message.ts';

const MESSAGE = { name: 'आशा & Co', email: 'asha@example.com', message: 'We keep a register.\nTwo lines.' };
let server: http.Server | undefined;
afterEach(() => server?.close());

interface Received {
  method: string | undefined;
  type: string | undefined;
  body: string;
}

/** A real server that responds with these status codes in turn; 0 closes the connection. */
async function listen(...answers: number[]): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (data) => {
      body += data;
    });
    request.on('end', () => {
      received.push({ method: request.method, type: request.headers['content-type'], body });
      const status = answers[received.length - 1] ?? answers.at(-1) ?? 200;
      if (status === 0) request.socket.destroy();
      else response.writeHead(status).end();
    });
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, received };
}

it('posts the fields as a form', async () => {
  const { url, received } = await listen(200);
  expect(await sendMessage({ url, format: 'form' }, MESSAGE)).toBe(true);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ method: 'POST', type: 'application/x-www-form-urlencoded' });
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual(MESSAGE);
});

it('posts them as JSON', async () => {
  const { url, received } = await listen(201);
  expect(await sendMessage({ url, format: 'json' }, MESSAGE)).toBe(true);
  expect(received[0]?.type).toBe('application/json');
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(MESSAGE);
});

it.each([
  ['an error of the server', 500],
  ['no answer', 0],
])('tries once more after %s', async (_, first) => {
  const { url, received } = await listen(first, 200);
  expect(await sendMessage({ url, format: 'form' }, MESSAGE)).toBe(true);
  expect(received).toHaveLength(2);
});

it('gives up after the second error, and at once if the message is rejected', async () => {
  const failing = await listen(503);
  expect(await sendMessage({ url: failing.url, format: 'form' }, MESSAGE)).toBe(false);
  expect(failing.received).toHaveLength(2);
  server?.close();
  const refusing = await listen(422);
  expect(await sendMessage({ url: refusing.url, format: 'form' }, MESSAGE)).toBe(false);
  expect(refusing.received).toHaveLength(1);
});
