import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenClaims } from '#infrastructure/launchpad/tokenClaims.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (payload: unknown, header: unknown = { alg: 'HS256', typ: 'JWT' }): string =>
  `${part(header)}.${part(payload)}.signature`;

const mobileNumber = { mobilePrefix: '44', mobilePhone: '7700900101' };
const payload = {
  sub: 'p-1',
  email: 'ada@example.test',
  account_type: 'Corporate',
  two_fa_required: true,
  two_fa_completed: false,
  linked_accounts: [
    { profileId: 'p-2', accountType: 'Personal', name: 'Ädä', mobileNumber },
    { profileId: 'p-3', accountType: 'Corporate', name: 'Ada Ltd' },
  ],
};

describe('tokenClaims', () => {
  it('decodes profile, two-factor claim and linked accounts', () => {
    expect(tokenClaims(token(payload))).toEqual({
      profileId: 'p-1',
      email: 'ada@example.test',
      accountType: 'Business',
      twoFactor: 'Required',
      linkedAccounts: [
        { profileId: 'p-2', accountType: 'Personal', name: 'Ädä', mobileNumber },
        { profileId: 'p-3', accountType: 'Business', name: 'Ada Ltd', mobileNumber: null },
      ],
    });
  });

  it.each([
    [{ two_fa_required: true, two_fa_completed: true }, 'Completed'],
    [{ two_fa_required: true, two_fa_completed: null }, 'Required'],
    [{ two_fa_required: false, two_fa_completed: true }, 'NotRequired'],
    [{ two_fa_required: undefined }, 'NotRequired'],
  ])('decodes the flags %j as %s', (flags, twoFactor) => {
    expect(tokenClaims(token({ ...payload, ...flags }))).toMatchObject({ twoFactor });
  });

  it('drops an account of an unknown type or of another shape, and counts an empty email as none', () => {
    const odd = [
      { profileId: 'p-9', accountType: 'Moonbase', name: 'Odd' },
      { profileId: 7, accountType: 'Personal', name: 'Odd' },
    ];
    const claims = tokenClaims(token({ ...payload, email: '', linked_accounts: [...odd, ...payload.linked_accounts] }));
    expect(claims).toMatchObject({ email: null, linkedAccounts: [{ profileId: 'p-2' }, { profileId: 'p-3' }] });
  });

  it('refuses nonsense, a payload that is no object or has no subject, and a claim of another type', () => {
    const others = [{ sub: 7 }, { sub: '' }, { two_fa_required: 'no' }, { linked_accounts: 'none' }];
    const payloads = ['hello', { email: 'ada@example.test' }, ...others.map((other) => ({ ...payload, ...other }))];
    const accepted = ['a.b.c', ...payloads.map((one) => token(one))].filter((text) => tokenClaims(text) !== null);
    expect(accepted).toEqual([]);
  });

  it('ignores the header: an unsigned token has no more rights', () => {
    expect(tokenClaims(token(payload, { alg: 'none' }))).toEqual(tokenClaims(token(payload)));
  });

  itAlways('never throws', [fc.string(), fc.jsonValue()], (text, value) => {
    expect(tokenClaims(text)).toBeNull();
    expect(tokenClaims(token({ ...payload, linked_accounts: value }))?.profileId ?? null).toBeOneOf([null, 'p-1']);
    expect(() => tokenClaims(token(value))).not.toThrow();
  });

  it('decodes five hundred linked accounts, and refuses a token that would block the page', () => {
    const [linked] = payload.linked_accounts;
    const many = { ...payload, linked_accounts: Array.from({ length: 500 }, () => linked) };
    expect(tokenClaims(token(many))?.linkedAccounts).toHaveLength(500);
    expect(tokenClaims(token({ ...payload, email: 'a'.repeat(1_000_000) }))).toBeNull();
  });
});
