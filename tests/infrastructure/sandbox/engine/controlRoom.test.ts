import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { readAccountDraft } from '#infrastructure/sandbox/engine/accountDraft.ts';
import { seedAccounts, seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeEngineFixture, refusalOf } from './engineFixture.ts';

describe('the control room', () => {
  it('shows the accounts without secrets', () => {
    const { engine } = makeEngineFixture();
    expect(engine.accounts()).toHaveLength(seedAccounts.length);
    expect(JSON.stringify(engine.accounts())).not.toMatch(/salt|hash|secret|Correct-horse/);
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
    const invalid = [undefined, {}, { email: 'a@b.c' }, { email: 'a@b.c', password: 'x', accountType: 'Gold' }];
    expect(invalid.filter((body) => E.isRight(readAccountDraft(body)))).toEqual([]);
  });

  it('keeps a domain beyond ASCII in ASCII, and finds it in both spellings', async () => {
    const { engine, browser } = makeEngineFixture();
    const [email, inAscii] = ['Anna@m\u00fcller.de', 'Anna@xn--mller-kva.de'];
    const draft = { email, password: seedPassword, accountType: 'Personal', phone: '44 7700 900123' } as const;
    expect(engine.createAccount(draft)).toMatchObject({ right: { email: inAscii, phone: '+447700900123' } });
    await engine.forgotPassword({ username: inAscii }, browser().clientContext())();
    expect(engine.inbox(email)).toMatchObject([{ to: inAscii }]);
  });

  it('ends every session with a reset, and restores every password', async () => {
    const { engine, enter, resetPassword } = makeEngineFixture();
    const tab = await enter('personal');
    await resetPassword(tab, 'personal');
    engine.reset();
    expect(await refusalOf(tab.userInfo)).toBe('NotAuthorizedException');
    expect(await refusalOf(() => tab.signIn('personal'))).toBe('answered');
  });
});
