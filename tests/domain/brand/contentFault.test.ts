import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentFaultKind, masterRefIn } from '#domain/brand/contentFault.ts';

const plain = { type: 'api_error', message: 'no' };
const previewToken = { status: 404, type: 'api_security_error', message: 'The preview token has expired.' };
const unknownRef = { status: 404, type: 'api_notfound_error', message: 'Ref not found. Master ref is: Zk7x' };

describe('contentFaultKind', () => {
  it.each([
    [400, 'BadRequest'],
    [401, 'Forbidden'],
    [403, 'Forbidden'],
    [404, 'NotFound'],
    [410, 'ExpiredRef'],
    [200, 'Unavailable'],
    [402, 'Unavailable'],
    [429, 'Unavailable'],
    [500, 'Unavailable'],
  ] as const)('of the status %i is %s', (status, kind) => {
    expect(contentFaultKind({ ...plain, status })).toBe(kind);
  });

  it('of a 404 is an unknown ref by its type, whatever the message is', () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        expect(contentFaultKind({ ...unknownRef, message })).toBe('InvalidRef');
      }),
    );
  });

  it.each([
    [{ message: 'Preview Token EXPIRED' }, 'ExpiredPreviewToken'],
    [{ message: 'The preview token is invalid.' }, 'NotFound'],
    [{ message: 'The access token has expired.' }, 'NotFound'],
    [{ type: 'api_error' }, 'NotFound'],
    [{ status: 403 }, 'Forbidden'],
  ] as const)('of an expired preview token with %j is %s', (change, kind) => {
    expect(contentFaultKind({ ...previewToken, ...change })).toBe(kind);
  });
});

describe('masterRefIn', () => {
  it.each([
    ['an unknown ref', unknownRef, 'Zk7x'],
    ['an expired ref', { status: 410, type: 'any', message: 'Ref expired. master REF is: Zk7x' }, 'Zk7x'],
    ['a message without one', { ...unknownRef, message: 'Ref not found.' }, null],
    ['a message that ends before it', { ...unknownRef, message: 'Master ref is: ' }, null],
    ['another 404', { ...unknownRef, type: 'api_error' }, null],
    ['an expired preview token', { ...previewToken, message: `${previewToken.message} Master ref is: Zk7x` }, null],
    ['another fault', { ...unknownRef, status: 500 }, null],
  ])('for %s', (_what, refusal, ref) => {
    expect(masterRefIn(refusal)).toBe(ref);
  });
});
