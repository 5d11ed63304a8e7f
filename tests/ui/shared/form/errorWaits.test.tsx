import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { codeFaultOf } from '#domain/session/codeState.ts';
import { type RenderedView, renderView } from '#tests/ui/renderView.tsx';
import { CodeField } from '#ui/code/CodeField.tsx';
import { codeErrors } from '#ui/code/codeErrors.ts';
import { sendErrors } from '#ui/password/ChangePasswordScreen.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { type FormError, formErrors } from '#ui/shared/form/formErrors.ts';
import type { Arrived } from '#ui/shared/hooks/useAction.ts';
import { signUpErrors } from '#ui/sign-up/signUpErrors.ts';
import { numberErrors } from '#ui/two-factor/NumberScreen.tsx';

type Fault = Arrived<IdentityFault>;

const nothing = (): void => undefined;

const formWith = (errors: ReadonlyArray<FormError>, fault: Fault): ReactNode => (
  <Form
    heading={{ id: 'signIn.heading' }}
    {...{ errors, fault, busy: false }}
    submit={{ id: 'signIn.submit' }}
    onSubmit={nothing}
  >
    <CodeField describedBy={null} takesFocus={false} onChange={nothing} />
  </Form>
);

type Errors = (fault: Fault) => ReadonlyArray<FormError>;
const onForm = (errors: Errors) => (fault: Fault) => formWith(errors(fault), fault);
const none = { entry: null, send: null };
const ofCode: Errors = (fault) => codeErrors({ ...none, code: codeFaultOf(fault, Date.now()) }, []);
const ofTokens: Errors = (fault) => codeErrors({ ...none, entry: fault, code: null }, []);

/** Every form of the app that can meet a rate limit, by the errors that it shows. */
const forms: ReadonlyArray<readonly [string, (fault: Fault) => ReactNode]> = [
  ['sign-in, account selection, continue, each choice, forgotten password and the changed number', onForm(formErrors)],
  ['sign-up', onForm((fault) => signUpErrors(fault, []))],
  ['the phone number', onForm((fault) => numberErrors(fault))],
  ['a code, a new code and a new password', onForm(ofCode)],
  ['an accepted code, whose tokens are refused', onForm(ofTokens)],
  ['the password change', onForm(sendErrors)],
];

const arrived = (fault: IdentityFault): Fault => ({ ...fault, arrivedAt: Date.now() });

const render = async (view: (fault: Fault) => ReactNode, fault: IdentityFault): Promise<RenderedView> => {
  vi.useFakeTimers({ now: 1_000_000, shouldAdvanceTime: true });
  return renderView(view(arrived(fault)));
};

const textOf = (page: HTMLElement, role: string): string | null =>
  page.querySelector(`[role="${role}"]`)?.textContent ?? null;

describe('an error that asks to wait', () => {
  it.each(forms)('counts down on the form of %s, announces only its start and its end', async (_name, view) => {
    const { page, act } = await render(view, { _tag: 'RateLimited', retryAfterMs: 90_000 });
    const announced = (): ReadonlyArray<string> =>
      [...page.querySelectorAll('[role="alert"], [role="status"]')].map(({ textContent }) => textContent ?? '');
    const atStart = announced();
    expect(textOf(page, 'alert')).toContain('You have tried too many times.');
    expect(textOf(page, 'timer')).toBe('You can try again in 1:30.');
    expect(page.querySelector('[role="alert"]')?.getAttribute('aria-describedby')).toBe('time-left');
    expect(page.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(document.activeElement).toBe(page.querySelector('[role="alert"]'));
    await act(() => void vi.advanceTimersByTime(30_000));
    expect(textOf(page, 'timer')).toBe('You can try again in 1:00.');
    expect(announced()).toEqual(atStart);
    expect(document.title).toContain('Error: ');
    await act(() => void vi.advanceTimersByTime(60_000));
    expect(textOf(page, 'alert')).toBe('You can try again now.');
    expect(textOf(page, 'timer')).toBeNull();
    expect(document.title).not.toContain('Error: ');
    expect(document.activeElement).toBe(page.querySelector('[role="alert"]'));
  });

  it('keeps its end when the page renders again, and a new refusal has a new end', async () => {
    const fault: IdentityFault = { _tag: 'RateLimited', retryAfterMs: 50_000 };
    const { page, act, rerender } = await render(onForm(formErrors), fault);
    const first = { ...fault, arrivedAt: 1_000_000 };
    await act(() => void vi.advanceTimersByTime(20_000));
    await rerender(formWith(formErrors(first), first));
    expect(textOf(page, 'timer')).toBe('You can try again in 0:30.');
    const second = arrived(fault);
    await rerender(formWith(formErrors(second), second));
    expect(textOf(page, 'timer')).toBe('You can try again in 0:50.');
  });

  it('says after too many wrong codes only that, also when the wait is over', async () => {
    const { page, act } = await render(onForm(ofCode), { _tag: 'TooManyAttempts', retryAfterMs: 60_000 });
    expect(textOf(page, 'alert')).toContain('Too many wrong codes have been entered.');
    expect(textOf(page, 'timer')).toBeNull();
    expect(page.querySelector('[aria-invalid="true"]')).toBeNull();
    await act(() => void vi.advanceTimersByTime(60_000));
    expect(textOf(page, 'alert')).toContain('Too many wrong codes have been entered.');
  });

  it('stays when the form is sent without a code', async () => {
    const withoutCode: Errors = (fault) => {
      const entry = { _tag: 'Incomplete', fields: [{ field: 'code', problem: 'Missing' }], arrivedAt: 0 } as const;
      return codeErrors({ ...none, entry, code: codeFaultOf(fault, Date.now()) }, []);
    };
    const { page } = await render(onForm(withoutCode), { _tag: 'RateLimited', retryAfterMs: 90_000 });
    expect(page.querySelectorAll('[role="alert"] li')).toHaveLength(2);
    expect(textOf(page, 'alert')).toContain('You have tried too many times.');
    expect(textOf(page, 'timer')).toBe('You can try again in 1:30.');
  });

  it('is not shown when its wait was over before the page was loaded', async () => {
    const past = codeErrors({ ...none, code: { _tag: 'rateLimit', until: 1 } }, []);
    const { page } = await render((fault) => formWith(past, fault), { _tag: 'Unreachable' });
    expect(textOf(page, 'alert')).toBeNull();
  });

  it('is said to be over beside an error that stands', async () => {
    const standing: FormError = { field: null, message: { id: 'changePassword.notSent' } };
    const { page, act } = await render(
      onForm((fault) => [...formErrors(fault), standing]),
      {
        _tag: 'RateLimited',
        retryAfterMs: 90_000,
      },
    );
    await act(() => void vi.advanceTimersByTime(90_000));
    const said = [...page.querySelectorAll('[role="alert"] li')].map(({ textContent }) => textContent);
    expect(said).toEqual(["We couldn't send you a code. Try again in a moment.", 'You can try again now.']);
  });
});
