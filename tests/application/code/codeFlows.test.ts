import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeFlows } from './codeFlowFixtures.ts';
import { openTab, start, type Tab } from './tab.ts';

const minute = 60_000;

describe.each(codeFlows)('the code of a $purpose', (flow) => {
  const { email, confirm, resend, begin } = flow;
  let tab: Tab;
  beforeEach(async () => {
    tab = await openTab();
    await begin(tab);
  });
  const rightCode = (): Promise<E.Either<unknown, unknown>> => confirm(tab, tab.newest(email));
  const goesOn = E.right(flow.onwards);

  it('is sent once, starts the cooldown, and is accepted in any pasted form', async () => {
    expect(tab.app.engine.inbox(email)).toHaveLength(1);
    expect(tab.session()).toMatchObject({ codes: { purpose: flow.purpose, resendAt: start + 30_000 } });
    const code = tab.newest(email);
    expect(await confirm(tab, `your code is ${code.slice(0, 3)} ${code.slice(3)}`)).toEqual(goesOn);
    expect(tab.session()).toMatchObject({ codes: { fault: null } });
  });

  it('is required: an incomplete code makes no call', async () => {
    expect(await confirm(tab, '12 34')).toMatchObject(E.left({ _tag: 'Incomplete', fields: [{ field: 'code' }] }));
    expect(tab.made(flow.confirmCall)).toBe(0);
  });

  it('returns CodeMismatch if it is wrong, and then accepts the right one', async () => {
    expect(await confirm(tab, tab.wrong(email))).toEqual(E.left({ _tag: 'CodeMismatch' }));
    expect(tab.session().codes.fault).toEqual({ _tag: 'invalidCode' });
    expect(await rightCode()).toEqual(goesOn);
  });

  it('returns CodeExpired after its time, and accepts a new one', async () => {
    tab.app.advance(10 * minute);
    expect(await rightCode()).toEqual(E.left({ _tag: 'CodeExpired' }));
    expect(tab.session().codes.fault).toEqual({ _tag: 'expiredCode' });
    expect(await resend(tab)).toEqual(E.right('Sent'));
    expect(tab.session()).toMatchObject({ codes: { fault: null, purpose: flow.purpose }, secrets: { code: null } });
    expect(await rightCode()).toEqual(goesOn);
  });

  it('is refused after five wrong ones, until a new one is sent', async () => {
    const answers = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push(await confirm(tab, tab.wrong(email)));
    const wrong = E.left({ _tag: 'CodeMismatch' });
    const tooMany = { _tag: 'TooManyAttempts', retryAfterMs: null };
    expect(answers).toEqual([wrong, wrong, wrong, wrong, E.left(tooMany)]);
    expect(tab.session()).toMatchObject({
      secrets: { code: null },
      codes: { fault: { _tag: 'tooManyException', until: null } },
    });
    tab.reload();
    expect(tab.session().codes.fault).toEqual({ _tag: 'tooManyException', until: null });
    expect(await rightCode()).toEqual(E.left(tooMany));
    tab.app.advance(30_000);
    expect(await resend(tab)).toEqual(E.right('Sent'));
    expect(await rightCode()).toEqual(goesOn);
  });

  it('can be sent again every 30 seconds, and after the fifth when the service allows it', async () => {
    for (let sent = 1; sent < 5; sent += 1) {
      expect(await resend(tab)).toEqual(E.right('Waiting'));
      tab.app.advance(30_000);
      expect(await resend(tab)).toEqual(E.right('Sent'));
    }
    expect(tab.app.engine.inbox(email)).toHaveLength(5);
    expect(tab.session().codes.resendAt).toBe(start + 10 * minute);
    tab.app.advance(30_000);
    expect(await resend(tab)).toEqual(E.right('Waiting'));
    tab.app.advance(7.5 * minute);
    expect(await resend(tab)).toEqual(E.right('Sent'));
  });

  it('waits for the rate limit of the service, and clears the entered code', async () => {
    await confirm(tab, tab.wrong(email));
    tab.app.advance(30_000);
    tab.breaks(flow.sendCall, { _tag: 'RateLimited', retryAfterMs: 2 * minute });
    expect(E.isLeft(await resend(tab))).toBe(true);
    const until = start + 30_000 + 2 * minute;
    expect(tab.session()).toMatchObject({
      secrets: { code: null },
      codes: { fault: { _tag: 'rateLimit', until }, resendAt: until },
    });
    expect(await resend(tab)).toEqual(E.right('Waiting'));
    tab.app.advance(2 * minute);
    expect(await resend(tab)).toEqual(E.right('Sent'));
  });

  it('starts no cooldown if the send fails, and logs it', async () => {
    tab.app.advance(30_000);
    tab.breaks(flow.sendCall, { _tag: 'ServiceFailed' });
    expect(await resend(tab)).toEqual(E.left({ _tag: 'ServiceFailed' }));
    expect(tab.app.errors()).toContain('Sending a code failed: ServiceFailed');
    expect(await resend(tab)).toEqual(E.right('Sent'));
  });

  it('is verified once if the form is sent twice', async () => {
    const code = tab.newest(email);
    const [one, other] = await Promise.all([confirm(tab, code), confirm(tab, code)]);
    expect([one._tag, other._tag]).toEqual(['Right', 'Right']);
    expect(tab.made(flow.confirmCall)).toBe(1);
  });

  it('survives a discarded tab: screen, cooldown and code still work', async () => {
    tab.reload();
    expect(await tab.cases().runGuards({ to: flow.screen, query: '', scheme: 'https:' })()).toBeNull();
    expect(tab.session()).toMatchObject({
      secrets: { password: null, code: null },
      codes: { purpose: flow.purpose, resendAt: start + 30_000 },
    });
    expect(await resend(tab)).toEqual(E.right('Waiting'));
    expect(await rightCode()).toEqual(goesOn);
    expect(tab.app.engine.inbox(email)).toHaveLength(1);
  });

  it('whose answer is lost is sent again as it is, with its refusal, and nothing is found out behind it', async () => {
    const code = tab.newest(email);
    const signIns = tab.made('signIn');
    tab.loses(flow.confirmCall, { _tag: 'Unreachable' });
    expect(await confirm(tab, code)).toEqual(E.left({ _tag: 'Unreachable' }));
    expect(await confirm(tab, code)).not.toEqual(goesOn);
    expect([tab.made(flow.confirmCall), tab.made('signIn')]).toEqual([2, signIns]);
  });

  it('whose call did not arrive leads on by the next try', async () => {
    tab.breaks(flow.confirmCall, { _tag: 'Unreachable' });
    await confirm(tab, tab.newest(email));
    expect(await rightCode()).toEqual(goesOn);
  });
});
