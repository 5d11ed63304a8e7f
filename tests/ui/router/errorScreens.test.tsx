import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadMessages } from '#locales/messages.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { stubReload } from '#tests/ui/stubReload.ts';
import { CrashedScreen } from '#ui/router/errorScreens.tsx';
import { StartFailedView } from '#ui/router/StartFailedView.tsx';
import { faultEvents } from '#ui/shared/hooks/useAction.ts';
import { readSavedFields, writeTab } from '#ui/start/fields.ts';

const { reload, serverAnswers } = stubReload();

const savedEmail = (): unknown => readSavedFields()['email'];

/** Opens the screen as it replaces another one, on which an email was typed. */
const openCrashed = async () => {
  writeTab('account.typed', JSON.stringify({ email: 'ada@sandbox.test' }));
  const onReset = vi.fn<() => void>();
  const view = await renderView(<CrashedScreen reset={onReset} />);
  const press = (): Promise<void> => view.act(() => controlNamed(view.page, 'Try again').click());
  return { ...view, onReset, press };
};

describe('the page of a screen that stopped working', () => {
  it('says what happened and what helps, and reports the fault', async () => {
    const onFault = vi.fn<(fault: unknown) => void>();
    onTestFinished(faultEvents.subscribe(onFault));
    const { page } = await openCrashed();
    expect(page.querySelector('h1')?.textContent).toBe('Something went wrong');
    expect(page.textContent).toContain('This page stopped working. Trying again usually helps.');
    expect(onFault).toHaveBeenCalledWith({ _tag: 'Unexpected' });
  });

  it('reloads the page when the server answers, and keeps what is saved', async () => {
    const { page, press, onReset } = await openCrashed();
    writeTab('account.typed', JSON.stringify({ email: 'ada@sandbox.test' }));
    await press();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(savedEmail()).toBe('ada@sandbox.test');
    expect(controlNamed(page, 'Try again').getAttribute('aria-busy')).toBe('true');
    expect(onReset).not.toHaveBeenCalled();
  });

  it('tries again in place when the server does not answer, and is not busy then', async () => {
    serverAnswers.mockRejectedValue(new TypeError('no network'));
    const { page, press, onReset } = await openCrashed();
    await press();
    await vi.waitFor(() => expect(onReset).toHaveBeenCalledTimes(1));
    expect(reload).not.toHaveBeenCalled();
    expect(controlNamed(page, 'Try again').getAttribute('aria-busy')).toBeNull();
  });

  it('removes what is saved when another screen replaces it', async () => {
    const { rerender } = await openCrashed();
    writeTab('account.typed', JSON.stringify({ email: 'ada@sandbox.test' }));
    await rerender(null);
    expect(savedEmail()).toBeUndefined();
  });
});

it('the page of a failed start starts again once, whatever the number of presses, until that has ended', async () => {
  let end = (): void => undefined;
  const onRetry = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (end = resolve)));
  const view = <StartFailedView locale="en-GB" messages={await loadMessages('en-GB')} onRetry={onRetry} />;
  const { page, act } = await renderView(view);
  const press = (): Promise<void> => act(() => controlNamed(page, 'Try again').click());
  await press();
  await press();
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(controlNamed(page, 'Try again').getAttribute('aria-busy')).toBe('true');
  await act(() => end());
  await press();
  expect(onRetry).toHaveBeenCalledTimes(2);
});
