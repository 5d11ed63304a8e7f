import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import { brandlessHeaders } from '#env/server/policies/securityPolicy.ts';

/** A server of a test. */
export type Running = { readonly port: number; readonly close: () => Promise<void> };

/** Starts a server for the tests of a `describe`; returns the function that sends it bytes, then the end, and returns all that comes back. */
export const useServer = (start: () => Promise<Running>): ((bytes: string) => Promise<string>) => {
  let running: Running | null = null;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running?.close());
  return (bytes) => readAll(connect(running?.port ?? 0, '127.0.0.1').end(bytes, 'latin1'));
};

/** Reads all that a server sends, up to its end. */
export const readAll = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const part of socket) text += String(part);
  return text;
};

/** The headers of an answer, by name in lower case. */
export const headersOf = (answer: string): ReadonlyMap<string, string> =>
  new Map(
    (answer.split('\r\n\r\n')[0] ?? '')
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );

const faultHeaders = [
  ...brandlessHeaders.map(([name, value]) => [name.toLowerCase(), value] as const),
  ['cache-control', 'no-store, no-transform'],
] as const;

/** Expects an answer of no brand: a text or a page. */
export const expectFault = (answer: string, status: number, text: string): void => {
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
  const headers = headersOf(answer);
  expect(headers.get('content-type')).toBe(`text/${text.startsWith('<') ? 'html' : 'plain'}; charset=utf-8`);
  for (const [name, value] of faultHeaders) expect([name, headers.get(name)]).toEqual([name, value]);
  expect(answer.split('\r\n\r\n')[1]).toBe(text);
  expect(headers.get('content-length')).toBe(String(text.length));
};
