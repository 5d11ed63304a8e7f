import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { readAccountDraft } from '#infrastructure/sandbox/engine/accountDraft.ts';
import { seedAccounts, seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { login, makeBench, no, yes } from './bench.ts';

describe('the control room', () => {
  it('shows the seeds of the contract, and no secret', () => {
    const { engine } = makeBench();
    const names = engine.accounts().map(({ email }) => email.split('@')[0]);
    expect(names).toEqual(
      (
        'personal business linked locked closed unconfirmed newemail sms2fa whatsapp2fa landline2fa email2fa setup2fa ' +
        'review2fa choose2fa onelinked2fa nolinked2fa locked2fa disabled2fa legacy2fa social'
      ).split(' '),
    );
    expect(JSON.stringify(engine.accounts())).not.toMatch(/salt|hash|secret|Correct-horse/);
    for (const { phone } of seedAccounts) expect(phone ?? '+447700900000').toMatch(/^\+44(7700900|2079460)\d{3}$/);
  });

  it('opens an account of any kind, once', async () => {
    const { engine, browser } = makeBench();
    const body = { email: 'made@sandbox.test', password: seedPassword, accountType: 'Business', state: 'Locked' };
    const draft = readAccountDraft(body);
    if (E.isLeft(draft)) throw new Error(draft.left);
    expect(engine.createAccount(draft.right)).toMatchObject({ right: { accountType: 'Corporate', state: 'Locked' } });
    expect(engine.createAccount(draft.right)).toMatchObject({ left: { code: 'UsernameExistsException' } });
    expect(no(await engine.weblogin(login('made'), browser().visit())())).toBe('AccountLockedException');
  });

  it.each([undefined, null, 7, {}, { email: 'a@b.c' }, { email: 'a@b.c', password: 'x', accountType: 'Gold' }])(
    'refuses %j, which is no account',
    (body) => {
      expect(E.isLeft(readAccountDraft(body))).toBe(true);
    },
  );

  it('lists mail newest first, by address or number', async () => {
    const { engine, browser } = makeBench();
    const tab = browser();
    yes(await tab.keep(engine.weblogin(login('sms2fa'), tab.visit())));
    yes(await engine.send2FA({ channel: 'sms', phoneNumber: null, changeTwoFANumber: false }, tab.visit())());
    yes(await engine.forgotPassword({ username: 'personal@sandbox.test' }, tab.visit())());
    expect(engine.inbox(null).map(({ channel }) => channel)).toEqual(['email', 'sms']);
    expect(engine.inbox('PERSONAL@sandbox.test')).toMatchObject([{ purpose: 'password-reset' }]);
    expect(engine.inbox('+44 7700 900101')).toMatchObject([{ purpose: 'two-factor', to: '+447700900101' }]);
  });

  it('goes back to the seeds: no session, no mail, no other account, the old password', async () => {
    const { engine, browser } = makeBench();
    const tab = browser();
    yes(await tab.keep(engine.weblogin(login('personal'), tab.visit())));
    engine.createAccount({ email: 'made@sandbox.test', password: seedPassword, accountType: 'Personal' });
    yes(await engine.forgotPassword({ username: 'made@sandbox.test' }, tab.visit())());
    engine.reset();
    expect(engine.inbox(null)).toEqual([]);
    expect(engine.accounts()).toHaveLength(seedAccounts.length);
    expect(no(await engine.userInfo(tab.visit())())).toBe('NotAuthorizedException');
    expect(no(await engine.weblogin(login('personal'), tab.visit())())).toBe('answered');
  });
});
