import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessLine, makeAccessLog, type AccessEntry } from '#env/server/node/accessLog.ts';

const entry: AccessEntry = {
  client: '192.0.2.1',
  time: Date.UTC(2026, 10, 23, 5, 30),
  host: 'account.xe.com',
  method: 'GET',
  target: '/signin?code=secret',
  status: 200,
  bytes: 4711,
  milliseconds: 1,
};

describe('a line of the access log', () => {
  it('says who asked for what, when, and with which result', () => {
    expect(accessLine({ ...entry, milliseconds: 12 })).toBe(
      '192.0.2.1 [2026-11-23T05:30:00.000Z] account.xe.com "GET /signin" 200 4711 12',
    );
  });

  it('has the same fields, is one line and is short, whatever the request has in it', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 1000 }), fc.constantFrom('"', '\n', '\r\n', '\u2028'));
    fc.assert(
      fc.property(fc.record({ client: text, host: text, method: text, target: text }), (sent) => {
        const line = accessLine({ ...entry, ...sent });
        expect(line).toMatch(/^[!-~]* \[2026-11-23T05:30:00\.000Z\] [!-~]* "[!-~]* [!-~]*" 200 4711 1$/);
        expect(line.split('"')).toHaveLength(3);
        expect(line.length).toBeLessThan(4096);
      }),
    );
  });

  it('has no query and no fragment', () => {
    fc.assert(
      fc.property(fc.constantFrom('?', '#', '??', '#?', '?#'), fc.string(), (separator, rest) => {
        expect(accessLine({ ...entry, target: `/signin${separator}${rest}` })).toBe(accessLine(entry));
      }),
    );
  });

  it('has the path of a target that names a host, and neither its scheme nor its host nor its user information', () => {
    const scheme = fc.mixedCase(fc.constantFrom('http:', 'https:', 'ftp:', 'ws:', 'view-source:', ''));
    const slashes = fc.constantFrom('//', '///', '\\\\', '/\\', '\\/');
    const user = fc.constantFrom('', 'person@', 'person:secret@', 'account.xe.com@', ':@', '%2f@');
    const host = fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.ipV6().map((address) => `[${address}]`),
    );
    const port = fc.constantFrom('', ':', ':80', ':99999');
    const end = fc.tuple(fc.constantFrom('', '?', '#'), fc.string()).map(([mark, text]) => (mark ? mark + text : ''));
    const parts = fc.tuple(scheme, slashes, user, host, port);
    fc.assert(
      fc.property(parts, fc.constantFrom('', '/', '/signin', '/a/b', '/@'), end, (named, path, rest) => {
        const line = accessLine({ ...entry, target: named.join('') + path + rest });
        expect(line).toBe(accessLine({ ...entry, target: path === '' ? '/' : path }));
      }),
    );
  });

  it.each([
    ['*', '*'],
    ['evil.example:443', '-'],
    ['person@evil.example', '-'],
    ['*evil.example/signin', '-'],
    ['http:evil.example/signin', '-'],
    ['mailto:person@evil.example', '-'],
    ['?code=secret', '/'],
    ['/https://evil.example', '/https://evil.example'],
  ])('has for the target %s the path %s', (target, path) => {
    expect(accessLine({ ...entry, target })).toBe(accessLine(entry).replace('/signin', path));
  });
});

describe('the access log', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('writes the lines of a second at once', () => {
    const write = vi.fn<(lines: string) => void>();
    const log = makeAccessLog(write);
    log.add(entry);
    log.add(entry);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(write.mock.calls).toEqual([[`${accessLine(entry)}\n${accessLine(entry)}`]]);
    vi.advanceTimersByTime(5000);
    expect(write).toHaveBeenCalledOnce();
  });

  it('writes every line, and at most 4096 bytes at once', () => {
    const written: Array<string> = [];
    const log = makeAccessLog((lines) => written.push(`${lines}\n`));
    for (let count = 0; count < 500; count += 1) log.add({ ...entry, status: 200 + count });
    log.flush();
    expect(written.join('').trimEnd().split('\n')).toHaveLength(500);
    expect(Math.max(...written.map(({ length }) => length))).toBeLessThanOrEqual(4096);
    expect(written.length).toBeLessThan(20);
  });
});
