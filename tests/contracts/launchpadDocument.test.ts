import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { documentedSend } from '#tests/wire/documentedSend.ts';
import { findCall, schemaFault } from '#tests/wire/launchpadContract.ts';
import { launchpadOperations, type DocumentedContent } from '#tests/wire/launchpadDocument.ts';

const base = 'http://launchpad.xe.localhost:4100';
const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

const send2FA = { channel: 'sms', changeTwoFANumber: false, location: 'GB' };
const report = { authenticationResult: { success: true } };

/** The faults of one call, whose answer is given. */
const faultsOf = async (
  path: string,
  { body = send2FA, answer = report, ...init }: ResponseInit & { readonly body?: object; readonly answer?: object },
  headers: Readonly<Record<string, string>> = {},
): Promise<ReadonlyArray<string>> => {
  const faults: string[] = [];
  const reply = async (): Promise<Response> => Response.json(answer, init);
  const send = documentedSend(reply, { note: (fault) => faults.push(fault), isFaulty: () => false });
  await send(
    new Request(base + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }),
  );
  return faults;
};

const path = '/authorization/send2FA?site=account';
const mismatch = { code: 'LimitExceededException', message: 'canary' };

describe('the check of a call to the launchpad', () => {
  it('accepts a call as the document describes it', async () => {
    expect(await faultsOf(path, {})).toEqual([]);
    const headers = { 'retry-after': '60' };
    expect(await faultsOf(path, { answer: mismatch, status: 429, headers })).toEqual([]);
  });

  it.each([
    ['an operation', '/authorization/send3FA', {}],
    ['a query', `${path}&debug=1`, {}],
    ['the absence of a query', '/authorization/send2FA', {}],
    ['a field of a request', path, { body: { ...send2FA, debug: true } }],
    ['the absence of a field of a request', path, { body: { channel: 'sms' } }],
    ['a value of a request', path, { body: { ...send2FA, channel: 'fax' } }],
    ['a field of an answer', path, { answer: { ...report, debug: true } }],
    ['the absence of a field of an answer', path, { answer: {} }],
    ['a status', path, { status: 201 }],
    ['a cookie', path, { headers: { 'set-cookie': 'a=b' } }],
    ['a redirect', path, { headers: { location: '/' } }],
    ['a cooldown that is no number', path, { headers: { 'retry-after': 'soon' } }],
    ['an error code', path, { answer: { ...mismatch, code: 'AccountLockedException' }, status: 423 }],
    ['the status of an error code', path, { answer: mismatch, status: 400 }],
    ['a content type', path, { headers: { 'content-type': 'text/html' } }],
  ])('finds %s that the document does not describe', async (_what, to, call) => {
    const faults = await faultsOf(to, call);
    expect(faults).not.toEqual([]);
    expect(faults.join()).not.toContain('canary');
  });

  it('finds a header that the document does not describe', async () => {
    expect(await faultsOf(path, {}, { browserid: '1' })).toEqual([expect.stringContaining('undocumented browserid')]);
  });
});

const examplesIn = (content: DocumentedContent): ReadonlyArray<readonly [schema: object, value: unknown]> =>
  Object.values(content ?? {}).flatMap(({ schema, example, examples = {} }) => {
    const named = Object.values(examples).map(({ value }) => value);
    return (named.length > 0 ? named : [example]).map((value) => [schema, value] as const);
  });

describe('the document of the launchpad', () => {
  it.each(launchpadOperations)('has an example of every part of $method $path, which fits its schema', (operation) => {
    const { parameters = [], requestBody, responses } = operation;
    const answers = Object.values(responses).flatMap(({ content, headers = {} }) => [
      ...examplesIn(content),
      ...Object.values(headers).map(({ schema, example }) => [schema, example] as const),
    ]);
    const all = [
      ...parameters.map(({ schema, example }) => [schema, example] as const),
      ...examplesIn(requestBody?.content),
      ...answers,
    ];
    expect(all.flatMap(([schema, value]) => schemaFault(schema, value, JSON.stringify(value)) ?? [])).toEqual([]);
  });

  it('describes every call of the specification to the identity service', () => {
    const [, section = ''] = textOf('docs/specification.md').split(/### 7\.[16] .*\n/);
    const calls = [...section.matchAll(/`(GET|POST|PUT) \/?([^`?]+)/g)];
    expect(calls.length).toBeGreaterThan(15);
    const missing = calls.filter(([, method = '', call = '']) => findCall(method, `/${call}`) === null);
    expect(missing.map(([call]) => call)).toEqual([]);
  });

  it('has one row in the table of docs/launchpad.md for each operation', () => {
    const rows = [...textOf('docs/launchpad.md').matchAll(/^\| `(GET|POST|PUT) ([^`]+)`/gm)];
    const listed = rows.map(([, method = '', to = '']) => `${method} ${to}`);
    const documented = launchpadOperations.map((one) => `${one.method.toUpperCase()} ${one.path}`);
    expect(listed.toSorted((one, other) => one.localeCompare(other))).toEqual(
      documented.toSorted((one, other) => one.localeCompare(other)),
    );
  });
});
