import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { chosen, codeFlows } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';

/** The faults after which nobody knows whether the call took effect. */
const lostAnswers: ReadonlyArray<IdentityFault> = [
  { _tag: 'Unreachable' },
  { _tag: 'Cancelled' },
  { _tag: 'ServiceFailed' },
];

let tab: Tab;

describe.each(codeFlows)('the code of a $purpose whose answer is lost', (flow) => {
  const { email, begin, confirm, confirmCall, sendCall, onwards } = flow;
  beforeEach(async () => {
    tab = await openTab();
    await begin(tab);
  });

  it('leads on after any number of lost answers, of the sign-in too, and no other code is sent', async () => {
    const sent = tab.made(sendCall);
    const code = tab.newest(email);
    tab.loses(confirmCall, ...lostAnswers);
    for (const fault of lostAnswers) expect(await confirm(tab, code)).toEqual(E.left(fault));
    tab.loses('signIn', { _tag: 'Unreachable' });
    expect(await confirm(tab, code)).toEqual(E.left({ _tag: 'Unreachable' }));
    expect(await confirm(tab, code)).toEqual(E.right(onwards));
    expect(tab.made(sendCall)).toBe(sent);
    expect(tab.session()).toMatchObject({ progress: { unanswered: null }, codes: { fault: null } });
  });

  it('leads on although another code was requested, which a service sends to nobody who is confirmed', async () => {
    const code = tab.newest(email);
    tab.loses(confirmCall, { _tag: 'Unreachable' });
    await confirm(tab, code);
    tab.breaks(confirmCall, { _tag: 'CodeMismatch' });
    expect(await confirm(tab, code)).toEqual(E.right(onwards));
  });

  it('shows the refusal where the call had not arrived', async () => {
    tab.breaks(confirmCall, { _tag: 'Unreachable' });
    await confirm(tab, tab.newest(email));
    expect(await confirm(tab, tab.wrong(email))).toEqual(E.left({ _tag: 'CodeMismatch' }));
    expect(tab.session()).toMatchObject({ progress: { unanswered: null }, codes: { fault: { _tag: 'invalidCode' } } });
    expect(await confirm(tab, tab.newest(email))).toEqual(E.right(onwards));
  });

  it('signs nobody in where no answer was lost', async () => {
    const before = tab.made('signIn');
    await confirm(tab, tab.wrong(email));
    tab.breaks(confirmCall, { _tag: 'CodeExpired' });
    expect(await confirm(tab, tab.newest(email))).toEqual(E.left({ _tag: 'CodeExpired' }));
    expect(tab.made('signIn')).toBe(before);
  });

  it('leads on after a reload, or to sign-in where the call has ended the session of the person', async () => {
    const code = tab.newest(email);
    tab.loses(confirmCall, { _tag: 'Unreachable' });
    await confirm(tab, code);
    tab.reload();
    const answer = await confirm(tab, code);
    const hasEnded = flow.purpose === 'EmailChange' || flow.purpose === 'PasswordChange';
    expect(answer).toEqual(E.right(hasEnded ? toRoute('/signin') : onwards));
    expect(tab.session().progress.entryFault).toEqual(hasEnded ? { _tag: 'SignedOut' } : null);
    expect(tab.session().typed.email).toBe(hasEnded ? null : email);
  });
});

describe('a reset whose answer is lost', () => {
  it('answers alike whether or not the account exists', async () => {
    const outcomes = async (email: string): Promise<ReadonlyArray<unknown>> => {
      tab = await openTab();
      await tab.cases().password.askForReset(email)();
      tab.breaks('confirmForgotPassword', { _tag: 'Unreachable' });
      const attempt = () => tab.cases().password.reset({ code: '135790', password: chosen })();
      const answers = [await attempt(), await attempt(), await attempt()];
      const { progress, codes } = tab.session();
      return [answers, progress.unanswered, codes.fault, tab.made('signIn')];
    };
    expect(await outcomes('nobody@sandbox.test')).toEqual(await outcomes('personal@sandbox.test'));
  });
});
