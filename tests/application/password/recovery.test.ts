import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { goTo, leavesFor, openVisit, partnerAddress } from '#tests/application/support/visits.ts';

const email = 'personal@sandbox.test';
const codePage = E.right(toRoute('/forgot-password/email-verification'));
const atPartner = leavesFor(partnerAddress);

let tab: TestApp;
beforeEach(async () => {
  tab = await openVisit();
});

const ask = (typed = email) => tab.useCases.password.askForReset(typed)();
const enter = (code = tab.newest(email)) => tab.useCases.password.enterResetCode(code)();
const save = (password: string, code: string | null = null) => tab.useCases.password.reset({ code, password })();

describe('askForReset', () => {
  it.each([email, 'nobody@sandbox.test', 'closed@sandbox.test', 'locked@sandbox.test'])(
    'gives the same answer for %s',
    async (typed) => {
      expect(await ask(typed)).toEqual(codePage);
      const codes = { purpose: 'PasswordReset', resendAt: expect.any(Number) };
      expect(tab.session()).toMatchObject({ typed: { email: typed }, codes });
    },
  );

  it.each(['WrongCredentials', 'Unexpected'] as const)('does not reveal an account that meets %s', async (_tag) => {
    tab.breaks('sendPasswordCode', { _tag });
    expect(await ask()).toEqual(codePage);
    expect(tab.session().codes.purpose).toBe('PasswordReset');
  });

  it.each<IdentityFault>([{ _tag: 'ParameterRefused' }, { _tag: 'Unreachable' }])(
    'returns a fault if nothing was sent: %j',
    async (fault) => {
      tab.breaks('sendPasswordCode', fault);
      expect(await ask()).toEqual(E.left(fault));
      expect(tab.session()).toMatchObject({ typed: { email }, codes: { purpose: null } });
      expect(await ask()).toEqual(codePage);
    },
  );

  it('requires a valid email', async () => {
    expect(await ask('no address')).toMatchObject(E.left({ _tag: 'Incomplete', fields: [{ field: 'email' }] }));
    expect(tab.made('sendPasswordCode')).toBe(0);
  });
});

describe('resetPassword', () => {
  beforeEach(async () => void (await ask()));

  it('follows the code in a form, and does not spend it if the password breaks a rule', async () => {
    expect(await enter('12 34')).toMatchObject(E.left({ _tag: 'Incomplete' }));
    expect(await enter()).toEqual(E.right(toRoute('/forgot-password/new-password')));
    await tab.useCases.password.readRules()();
    const broken = { field: 'password', problem: [{ _tag: 'Known', rule: 'uppercase', value: 1 }] };
    expect(await save('all-in-lower-case-1')).toEqual(E.left({ _tag: 'Incomplete', fields: [broken] }));
    expect(tab.made('replacePassword')).toBe(0);
    expect(await save(chosen)).toEqual(atPartner);
  });

  it('asks for the code on the form after the tab was discarded', async () => {
    await enter();
    const code = tab.newest(email);
    tab.reload();
    expect(await goTo(tab, '/forgot-password/new-password')).toBeNull();
    expect(await save(chosen)).toEqual(E.left({ _tag: 'Incomplete', fields: [{ field: 'code', problem: 'Missing' }] }));
    expect(await save(chosen, code)).toEqual(atPartner);
  });
});
