import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAccount } from '#env/sandbox/control/browser/accountFields.ts';
import { toFault, toFields } from '#env/sandbox/control/browser/faultFields.ts';
import { faultError } from '#env/sandbox/gateway/injectedFault.ts';
import { faultPresets } from '#env/sandbox/control/page/faultPresets.ts';
import { readAccountDraft } from '#infrastructure/sandbox/engine/accountDraft.ts';

const token = fc.stringMatching(/^[A-Za-z][A-Za-z-]{0,12}$/);
const common = {
  path: fc.stringMatching(/^(?:\/[\w-]{1,8}){0,3}$/),
  host: token,
  method: fc.constantFrom('GET', 'POST'),
  times: fc.integer({ min: 1, max: 99 }),
  delayMs: fc.integer({ min: 0, max: 60_000 }),
};
const headers = fc.dictionary(token, fc.stringMatching(/^[\w:./]{1,12}$/), { minKeys: 1, noNullPrototype: true });
const body = fc.oneof(
  fc.stringMatching(/^[a-z<>]{1,12}$/),
  fc.dictionary(token, fc.integer(), { noNullPrototype: true }),
);

const answers = [
  fc.constant({}),
  fc.constant({ hang: true }),
  fc.constant({ reset: true }),
  fc.record({ headers }),
  fc.record({ status: fc.integer({ min: 200, max: 599 }), body, headers }, { requiredKeys: ['status'] }),
];
const faults = fc
  .tuple(fc.record(common, { requiredKeys: ['path'] }), fc.oneof(...answers))
  .map(([target, answer]) => ({
    ...target,
    ...answer,
  }));

describe('the fields of the fault form', () => {
  it('make every fault again that they were filled from', () => {
    fc.assert(
      fc.property(faults, (fault) => {
        expect(toFault(toFields(fault))).toEqual(fault);
      }),
    );
  });

  it.each(faultPresets)('make the preset "$name"', ({ fault }) => {
    expect(toFault(toFields(fault))).toEqual(fault);
  });

  it('keep a header without a value, so that it is refused', () => {
    const fields = toFields({ path: '/', headers: { Vary: 'x' } });
    const fault = toFault({ ...fields, headers: 'Retry-After 30\n\nVary: x' });
    expect(fault.headers).toEqual({ 'Retry-After 30': '', Vary: 'x' });
    expect(faultError(fault)).toContain('“Retry-After 30: ”');
  });

  it('make a fault of one path if the rest is empty', () => {
    expect(toFault(toFields({ path: ' /weblogin ' }))).toEqual({ path: '/weblogin' });
  });
});

const accountForm = (entries: ReadonlyArray<readonly [string, string]>): FormData => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const required = [
  ['email', ' new@sandbox.test '],
  ['password', ' Correct-horse-9'],
  ['accountType', 'Business'],
  ['state', 'Active'],
  ['twoFactor', 'Required'],
  ['twoFactorStatus', 'SetupRequired'],
] as const;

describe('the fields of the account form', () => {
  it('make an account with every scenario that the API takes', () => {
    const form = accountForm([
      ...required,
      ['name', 'Nina New'],
      ['phone', '+447700900123'],
      ['phoneValidated', 'true'],
      ['channels', 'SMS'],
      ['channels', 'WHATSAPP'],
      ['providers', 'apple'],
      ['linkedName', 'Nina New'],
      ['linkedType', 'Personal'],
      ['linkedMobile', '+44 7700 900124'],
      ['linkedName', 'New Ltd'],
      ['linkedType', 'Business'],
      ['linkedMobile', ''],
      ['linkedName', ' '],
      ['linkedType', 'Personal'],
      ['linkedMobile', ''],
    ]);
    expect(readAccountDraft(toAccount(form))).toEqual(
      E.right({
        email: 'new@sandbox.test',
        password: ' Correct-horse-9',
        accountType: 'Corporate',
        state: 'Active',
        twoFactor: 'Required',
        twoFactorStatus: 'SetupRequired',
        name: 'Nina New',
        phone: '+447700900123',
        phoneValidated: true,
        channels: ['SMS', 'WHATSAPP'],
        providers: ['apple'],
        linked: [
          {
            name: 'Nina New',
            accountType: 'Personal',
            mobileNumber: { mobilePrefix: '44', mobilePhone: '7700900124' },
          },
          { name: 'New Ltd', accountType: 'Corporate', mobileNumber: null },
        ],
      }),
    );
  });

  it('leave out what is empty', () => {
    const account = readAccountDraft(toAccount(accountForm(required)));
    expect(account).toMatchObject(E.right({ phoneValidated: false, channels: [], providers: [], linked: [] }));
    expect(E.isRight(account) && ('phone' in account.right || 'name' in account.right)).toBe(false);
  });
});
