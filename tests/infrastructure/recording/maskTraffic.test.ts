import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAddress, maskBody, maskHeaders, masked } from '#infrastructure/recording/maskTraffic.ts';
import { recorderOptions } from '#infrastructure/recording/recorderOptions.ts';
import { shownFields, shownPathParts, shownWords } from '#infrastructure/recording/recordedWords.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

/** The fields that are masked (specification 9.4). */
const specified = ['username', 'password', 'country', 'tcVersion', 'sessionId', 'token', 'name', 'email', 'userId'];

/** The fields with credentials, as the calls name them. */
const credentials = ['code', 'verifyCode', 'authCode', 'access_token', 'codeChallenge', 'phoneNumber', 'twoFANumber'];

const words: ReadonlySet<unknown> = new Set([...shownWords.values()].flatMap((allowed) => [...allowed]));
const anyName = fc.oneof(fc.string(), fc.constantFrom(...shownFields), fc.constantFrom('__proto__', 'constructor'));
const anyBody = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(anyName, fc.jsonValue()));

/** Every field name and every value of a JSON value. */
const parts = (value: unknown): ReadonlyArray<unknown> => {
  if (typeof value !== 'object' || value === null) return [value];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return [...names, ...Object.values(value).flatMap(parts)];
};

describe('maskBody', () => {
  itAlways('shows no name and no value outside the allow list, whatever the body', [anyBody], (body) => {
    const shown = parts(JSON.parse(maskBody(JSON.stringify(body)) ?? 'null'));
    const others = shown.filter((part) => part !== null && part !== masked && !words.has(part));
    expect(others.filter((part) => typeof part !== 'string' || !shownFields.has(part))).toEqual([]);
  });

  it.each([...specified, ...credentials])('masks %s in any case', (field) => {
    for (const name of [field, field.toUpperCase(), field.toLowerCase()]) {
      expect(maskBody(JSON.stringify({ data: [{ [name]: 'Canary' }] }))).toMatch(/^\{"data":\[\{"[^"]+":"•••"\}\]\}$/);
    }
  });

  it.each([
    [
      '{"platform":"XEMT","channel":"sms","linked":[{"name":"Ada"},null]}',
      '{"platform":"XEMT","channel":"sms","?":[{"name":"?"},null]}',
    ],
    ['{"requirements":[{"rule":"digit","value":1},{}]}', '{"requirements":[{"rule":"digit","value":"?"},{}]}'],
    ['{"code":"CodeMismatchException","message":"Odd"}', '{"code":"CodeMismatchException","message":"?"}'],
    ['{"code":"sms"}', '{"code":"?"}'],
  ])('shows the words of the contract, and the code of a refusal: %s', (body, shown) => {
    expect(maskBody(body)?.replaceAll(masked, '?')).toBe(shown);
  });

  itAlways('returns null for a body without fields', [fc.string()], (tail) => {
    const others = [`password=Canary&${tail}`, null, undefined, '"Canary"', '123456'];
    expect(others.map(maskBody)).toEqual(others.map(() => null));
  });

  it('returns null for a body that is nested too deeply', () => {
    const deep = 200_000;
    expect(maskBody(`${'['.repeat(deep)}"Canary"${']'.repeat(deep)}`)).toBeNull();
  });
});

describe('maskHeaders', () => {
  const shown = ['accept', 'content-type', 'content-length', 'retry-after'];

  itAlways('shows only the headers that describe the body', [fc.string(), fc.string()], (name, value) => {
    fc.pre(!shown.includes(name.toLowerCase()));
    expect(maskHeaders({ [name]: value, Accept: 'application/json' })).toEqual({
      [name]: masked,
      Accept: 'application/json',
    });
  });
});

it('the recorder captures the IP in development', () => {
  expect(recorderOptions({ release: '1', development: true, maySend: () => true }).shouldCaptureIP).toBe(true);
});

describe('maskAddress', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom(...shownPathParts));
  itAlways(
    'shows only the origin and known parts of the path',
    [fc.array(part), fc.constantFrom('', '?', '#'), fc.string()],
    (path, mark, tail) => {
      const [, shown] = maskAddress(`https://launchpad.test/${path.join('/')}${mark}${tail}`).split('launchpad.test');
      const others = shown?.split('/').filter((one) => one !== masked && !shownPathParts.has(one));
      expect(others).toEqual([]);
    },
  );

  it.each([
    ['https://launchpad.test/profiles/p-1/marketingpreferences?site=account', '/profiles/•••/marketingpreferences'],
    ['https://canary:secret@launchpad.test/2fa/verify-number', '/2fa/verify-number'],
  ])('shows %s as %s of its origin', (address, path) => {
    expect(maskAddress(address)).toBe(`https://launchpad.test${path}`);
  });

  it('shows nothing of any other address, and is never empty', () => {
    const others = ['data:text/plain,canary', 'mailto:canary@person.test', 'http://%', '', '?canary', '#canary'];
    expect(others.map(maskAddress)).toEqual(others.map(() => masked));
    expect(maskAddress('/profiles/canary?canary')).toBe('/profiles/•••');
  });
});
