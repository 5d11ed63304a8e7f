import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAddress, maskBody, maskHeaders, masked } from '#infrastructure/recording/maskTraffic.ts';

/** What the specification masks, to the letter. */
const fields = ['username', 'password', 'country', 'tcVersion', 'sessionId', 'token', 'name', 'email', 'userId'];

/** What a sign-in is proved with, as the calls spell it. */
const proofs = ['code', 'verifyCode', 'authCode', 'access_token', 'codeChallenge', 'phoneNumber', 'twoFANumber'];

const canary = 'Canary';
const secret = fc.oneof(
  fc.string().map((tail) => canary + tail),
  fc.array(fc.constant(canary), { minLength: 1 }),
  fc.record({ inner: fc.constant(canary) }),
);
const field = fc
  .constantFrom(...fields, ...proofs)
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
  it('leaves nothing of a masked field, whatever it holds and however deep it stands', () => {
    fc.assert(
      fc.property(wrapped, (body) => {
        const covered = maskBody(JSON.stringify(body));
        expect(covered).not.toContain(canary);
        expect(covered).toContain(masked);
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

  it('is the same said twice', () => {
    fc.assert(
      fc.property(wrapped, (body) => {
        const once = maskBody(JSON.stringify(body));
        expect(maskBody(once)).toBe(once);
      }),
    );
  });

  it('leaves out whole what has no fields to tell apart', () => {
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

  it('covers what a call is authorised by, however it is spelt, and nothing else', () => {
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
  it('ends where the query or the fragment begins', () => {
    const address = fc.tuple(fc.stringMatching(/^[\w./-]*$/), fc.constantFrom('?', '#'), fc.string());
    fc.assert(
      fc.property(address, ([path, mark, tail]) => {
        expect(maskAddress(`https://launchpad.test/${path}${mark}${tail}`)).toBe(`https://launchpad.test/${path}`);
      }),
    );
  });
});
