import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { readAccountDraft } from '#infrastructure/sandbox/engine/accountDraft.ts';
import { seedAccounts, seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { bodyOf, makeEngineFixture, refusalOf } from './engineFixture.ts';
import { by } from './engineInputs.ts';

describe('the control room', () => {
  it('shows the seed accounts without secrets', () => {
    const { engine } = makeEngineFixture();
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

  it('creates an account of any kind once, without a field that the contract has not', async () => {
    const { engine, browser } = makeEngineFixture();
    const body = { email: 'made@sandbox.test', password: seedPassword, accountType: 'Business', state: 'Locked' };
    const draft = readAccountDraft({ ...body, marketing: true });
    if (E.isLeft(draft)) throw new Error(draft.left);
    const made = { accountType: 'Corporate', state: 'Locked', marketing: false };
    expect(engine.createAccount(draft.right)).toMatchObject({ right: made });
    expect(engine.createAccount(draft.right)).toMatchObject({ left: { code: 'UsernameExistsException' } });
    expect(await refusalOf(() => browser().signIn('made'))).toBe('AccountLockedException');
  });

  it('refuses an invalid account', () => {
    const unknownType = { email: 'a@b.c', password: 'x', accountType: 'Gold' };
    const invalid = [undefined, null, 7, {}, { email: 'a@b.c' }, unknownType];
    expect(invalid.filter((body) => E.isRight(readAccountDraft(body)))).toEqual([]);
  });

  it('keeps a domain beyond ASCII in ASCII, and finds it in both spellings', async () => {
    const { engine, browser } = makeEngineFixture();
    const [email, inAscii] = ['Anna@m\u00fcller.de', 'Anna@xn--mller-kva.de'];
    const draft = { email, password: seedPassword, accountType: 'Personal' } as const;
    expect(engine.createAccount({ ...draft, phone: '44 7700 900123' })).toMatchObject({
      right: { email: inAscii, phone: '+447700900123' },
    });
    await engine.forgotPassword({ username: inAscii }, browser().clientContext())();
    expect(engine.inbox(email)).toMatchObject([{ to: inAscii }]);
  });

  it('lists sent codes newest first, by address or number', async () => {
    const fixture = makeEngineFixture();
    const { engine } = fixture;
    const tab = await fixture.enter('sms2fa');
    bodyOf(await tab.sendCode(by('sms')));
    bodyOf(await engine.forgotPassword({ username: 'personal@sandbox.test' }, tab.clientContext())());
    expect(engine.inbox(null).map(({ channel }) => channel)).toEqual(['email', 'sms']);
    expect(engine.inbox('PERSONAL@sandbox.test')).toMatchObject([{ purpose: 'password-reset' }]);
    expect(engine.inbox('+44 7700 900101')).toMatchObject([{ purpose: 'two-factor', to: '+447700900101' }]);
  });

  it('restores the seeds on reset: no session, no sent code, no other account, the old password', async () => {
    const fixture = makeEngineFixture();
    const { engine } = fixture;
    const tab = await fixture.enter('personal');
    engine.createAccount({ email: 'made@sandbox.test', password: seedPassword, accountType: 'Personal' });
    bodyOf(await engine.forgotPassword({ username: 'made@sandbox.test' }, tab.clientContext())());
    engine.reset();
    expect(engine.inbox(null)).toEqual([]);
    expect(engine.accounts()).toHaveLength(seedAccounts.length);
    expect(await refusalOf(tab.userInfo)).toBe('NotAuthorizedException');
    expect(await refusalOf(() => tab.signIn('personal'))).toBe('answered');
  });
});
