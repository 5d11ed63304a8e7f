import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAddress, maskBody, maskHeaders, masked } from '#infrastructure/recording/maskTraffic.ts';

/** The fields that the specification masks. */
const fields = ['username', 'password', 'country', 'tcVersion', 'sessionId', 'token', 'name', 'email', 'userId'];

/** The fields with credentials, as the calls name them. */
const credentials = ['code', 'verifyCode', 'authCode', 'access_token', 'codeChallenge', 'phoneNumber', 'twoFANumber'];

const canary = 'Canary';
const secret = fc.oneof(
  fc.string().map((tail) => canary + tail),
  fc.array(fc.constant(canary), { minLength: 1 }),
  fc.record({ inner: fc.constant(canary) }),
);
const field = fc
  .constantFrom(...fields, ...credentials)
  .chain((name) => fc.constantFrom(name, name.toUpperCase(), name.toLowerCase()));

const wrapped = fc.letrec<{ readonly body: unknown }>((tie) => ({
  body: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(field, secret).map(([name, value]) => ({ [name]: value })),
    fc.array(tie('body'), { minLength: 1, maxLength: 3 }),
    fc.record({ data: tie('body'), attempts: fc.integer() }),
  ),
})).body;

describe('maskBody', () => {
  it('masks a field whatever its value and at any depth', () => {
    fc.assert(
      fc.property(wrapped, (body) => {
        const result = maskBody(JSON.stringify(body));
        expect(result).not.toContain(canary);
        expect(result).toContain(masked);
      }),
    );
  });

  it('leaves every other field as it is', () => {
    const body = {
      platform: 'XEMT',
      channel: 'sms',
      attempts: [1, { success: true, devicePlatform: 'web' }],
      none: null,
    };
    expect(maskBody(JSON.stringify(body))).toBe(JSON.stringify(body));
  });

  it('changes nothing when called twice', () => {
    fc.assert(
      fc.property(wrapped, (body) => {
        const once = maskBody(JSON.stringify(body));
        expect(maskBody(once)).toBe(once);
      }),
    );
  });

  it('returns null for a body without fields', () => {
    fc.assert(
      fc.property(fc.string(), (tail) => {
        expect(maskBody(`password=${canary}&${tail}`)).toBeNull();
      }),
    );
    expect([null, undefined, '"Canary"', '123456'].map(maskBody)).toEqual([null, null, null, null]);
  });
});

describe('maskHeaders', () => {
  const header = fc.constantFrom(
    'Authorization',
    'authorization',
    'AUTHORIZATION',
    'Cookie',
    'set-cookie',
    'browserId',
  );

  it('masks the headers of authorization in any case, and no others', () => {
    fc.assert(
      fc.property(header, fc.string(), (name, value) => {
        expect(maskHeaders({ [name]: value, accept: 'application/json' })).toEqual({
          [name]: masked,
          accept: 'application/json',
        });
      }),
    );
  });
});

describe('maskAddress', () => {
  it('removes the query and the fragment', () => {
    const address = fc.tuple(fc.stringMatching(/^[\w./-]*$/), fc.constantFrom('?', '#'), fc.string());
    fc.assert(
      fc.property(address, ([path, separator, tail]) => {
        expect(maskAddress(`https://launchpad.test/${path}${separator}${tail}`)).toBe(`https://launchpad.test/${path}`);
      }),
    );
  });
});
