import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { codeFaultOf } from '#domain/session/codeState.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { alertLines, type RenderedView, renderView, textsOf } from '#tests/ui/renderView.tsx';
import { codeErrors } from '#ui/code/codeErrors.ts';
import { NewCode } from '#ui/code/NewCode.tsx';
import { sendErrors } from '#ui/password/ChangePasswordScreen.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { type FormError, formErrors } from '#ui/shared/form/formErrors.ts';
import type { Arrived } from '#ui/shared/hooks/useAction.ts';
import { signUpErrors } from '#ui/sign-up/signUpErrors.ts';
import { numberErrors } from '#ui/two-factor/NumberScreen.tsx';

type Fault = Arrived<IdentityFault>;

const none = { entry: null, send: null, code: null };
const ofCode = (fault: Fault) => codeErrors({ ...none, code: codeFaultOf(fault, fault.arrivedAt) }, []);
const limit = (ms: number, arrivedAt: number): Fault => ({ _tag: 'RateLimited', retryAfterMs: ms, arrivedAt });

it.each<[string, (fault: Fault) => ReadonlyArray<FormError>]>([
  ['sign-in, account selection, continue, each choice, forgotten password and the changed number', formErrors],
  ['sign-up', (fault) => signUpErrors(fault, [])],
  ['the phone number', numberErrors],
  ['a code, a new code and a new password', ofCode],
  ['an accepted code, whose tokens are refused', (fault) => codeErrors({ ...none, entry: fault }, [])],
  ['the password change', sendErrors],
])('a limit of tries has its words and its end, and no field, on the form of %s', (_name, errorsOf) => {
  const error = { field: null, message: { id: 'signIn.fault.RateLimited' }, waitEndsAt: 91_000 };
  expect(errorsOf(limit(90_000, 1000))).toEqual([error]);
});

it('a limit of tries of a code stays where the form is then sent without a code', () => {
  const entry = { _tag: 'Incomplete', fields: [{ field: 'code', problem: 'Missing' }], arrivedAt: 0 } as const;
  const code = codeFaultOf(limit(90_000, 1000), 1000);
  expect(codeErrors({ ...none, entry, code }, []).map(({ waitEndsAt }) => waitEndsAt)).toEqual([undefined, 91_000]);
});

const formWith = (errors: ReadonlyArray<FormError>, fault: Fault | null, actionsBelow?: ReactNode): ReactNode => (
  <Form
    heading={{ id: 'signIn.heading' }}
    {...{ errors, fault, busy: false, actionsBelow }}
    submit={{ id: 'signIn.submit' }}
    onSubmit={() => undefined}
  />
);

const start = 1_000_000;

const render = (errors: ReadonlyArray<FormError>, fault: Fault | null = null): Promise<RenderedView> => {
  vi.useFakeTimers({ now: start, shouldAdvanceTime: true });
  return renderView(formWith(errors, fault));
};

const timers = (page: HTMLElement): ReadonlyArray<string> => textsOf(page, '[role="timer"]');

describe('an error that asks to wait', () => {
  it('counts down, and announces only its start and its end', async () => {
    const fault = limit(90_000, start);
    const { page, act } = await render(formErrors(fault), fault);
    const announced = () => textsOf(page, '[role="alert"], [role="status"]');
    const alert = page.querySelector('[role="alert"]');
    const atStart = announced();
    expect(alert?.textContent).toContain('You have tried too many times.');
    expect([timers(page), alert?.getAttribute('aria-describedby')]).toEqual([
      ['You can try again in 1:30.'],
      'time-left',
    ]);
    await act(() => void vi.advanceTimersByTime(30_000));
    expect([timers(page), announced()]).toEqual([['You can try again in 1:00.'], atStart]);
    expect(document.title).toContain('Error: ');
    await act(() => void vi.advanceTimersByTime(60_000));
    expect([timers(page), alertLines(page)]).toEqual([[], ['You can try again now.']]);
    expect(document.title).not.toContain('Error: ');
    expect([page.querySelector('[role="alert"]'), document.activeElement]).toEqual([alert, alert]);
  });

  it('keeps its end when the page renders again, and a new refusal has a new end', async () => {
    const [first, second] = [limit(50_000, start), limit(50_000, start + 20_000)];
    const { page, act, rerender } = await render(formErrors(first), first);
    await act(() => void vi.advanceTimersByTime(20_000));
    await rerender(formWith(formErrors(first), first));
    expect(timers(page)).toEqual(['You can try again in 0:30.']);
    await rerender(formWith(formErrors(second), second));
    expect(timers(page)).toEqual(['You can try again in 0:50.']);
  });

  it('says after too many wrong codes only that, also when the wait is over', async () => {
    const { page, act } = await render(ofCode({ _tag: 'TooManyAttempts', retryAfterMs: 60_000, arrivedAt: start }));
    for (const passed of [0, 60_000]) {
      await act(() => void vi.advanceTimersByTime(passed));
      expect([alertLines(page), timers(page)]).toEqual([
        [expect.stringContaining('Too many wrong codes have been entered.')],
        [],
      ]);
    }
  });

  it('is not shown when its wait was over before the page was loaded', async () => {
    const { page } = await render(codeErrors({ ...none, code: { _tag: 'rateLimit', until: 1 } }, []));
    expect(alertLines(page)).toEqual([]);
  });

  it('is said to be over beside an error that stands', async () => {
    const standing: FormError = { field: null, message: { id: 'changePassword.notSent' } };
    const { page, act } = await render([...formErrors(limit(90_000, start)), standing]);
    await act(() => void vi.advanceTimersByTime(90_000));
    expect(alertLines(page)).toEqual(["We couldn't send you a code. Try again in a moment.", 'You can try again now.']);
  });
});

describe('the waits of a page', () => {
  const newCode = { isNeeded: false, onOtherWay: null, isByEmail: false };
  const resendAt = (availableAt: number) => ({ busy: false, sent: false, availableAt, request: () => undefined });

  it('count down by the clock of the app, although that of the device is set back', async () => {
    vi.useFakeTimers({ now: start, shouldAdvanceTime: true });
    const app = makeTestApp();
    const now = app.useCases.now();
    const line = <NewCode {...newCode} resend={resendAt(now + 30_000)} errors={[]} />;
    const { page, act } = await renderView(formWith(formErrors(limit(90_000, now)), null, line), app);
    const tick = (): Promise<void> => act(() => void vi.advanceTimersByTime(1000));
    vi.setSystemTime(start - 3_600_000);
    await tick();
    expect(timers(page)).toEqual(['You can try again in 1:30.', 'Send a new code in 30\u00A0s']);
    app.advance(20_000);
    await tick();
    expect(timers(page)).toEqual(['You can try again in 1:10.', 'Send a new code in 10\u00A0s']);
    app.advance(70_000);
    await tick();
    expect(timers(page)).toEqual([]);
  });

  it.each([
    ['counted where no alert does', [], ['Send a new code in 90\u00A0s']],
    ['counted once, where the alert counts it', [89_980], []],
  ] as const)('are %s', async (_name, ends, shown) => {
    const app = makeTestApp();
    const now = app.useCases.now();
    const message = { id: 'signIn.fault.RateLimited' } as const;
    const errors = ends.map((ms) => ({ field: null, message, waitEndsAt: now + ms }));
    const { page } = await renderView(<NewCode {...newCode} resend={resendAt(now + 90_000)} errors={errors} />, app);
    expect(timers(page)).toEqual(shown);
  });
});
