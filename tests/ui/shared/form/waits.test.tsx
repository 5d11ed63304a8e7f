import { expect, it, vi } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { NewCode } from '#ui/code/NewCode.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { type FormError, formErrors } from '#ui/shared/form/formErrors.ts';

const nothing = (): void => undefined;

it('counts every wait down by the clock of the app, although that of the device is set back', async () => {
  vi.useFakeTimers({ now: 1_000_000, shouldAdvanceTime: true });
  const app = makeTestApp();
  const fault = { _tag: 'RateLimited', retryAfterMs: 90_000, arrivedAt: app.useCases.now() } as const;
  const resend = { busy: false, sent: false, availableAt: app.useCases.now() + 30_000, request: nothing };
  const { page, act } = await renderView(
    <Form
      heading={{ id: 'signIn.heading' }}
      errors={formErrors(fault)}
      {...{ fault, busy: false }}
      submit={{ id: 'signIn.submit' }}
      onSubmit={nothing}
      actionsBelow={<NewCode resend={resend} isNeeded={false} onOtherWay={null} errors={[]} isByEmail={false} />}
    />,
    app,
  );
  const shown = (): ReadonlyArray<string | null> =>
    [...page.querySelectorAll('[role="timer"]')].map(({ textContent }) => textContent);
  expect(shown()).toEqual(['You can try again in 1:30.', 'Send a new code in 30\u00A0s']);
  await act(() => {
    vi.setSystemTime(1_000_000 - 3_600_000);
    vi.advanceTimersByTime(1000);
  });
  expect(shown()).toEqual(['You can try again in 1:30.', 'Send a new code in 30\u00A0s']);
  app.advance(20_000);
  await act(() => void vi.advanceTimersByTime(1000));
  expect(shown()).toEqual(['You can try again in 1:10.', 'Send a new code in 10\u00A0s']);
  app.advance(70_000);
  await act(() => void vi.advanceTimersByTime(1000));
  expect(shown()).toEqual([]);
});

it('counts a wait down once, where the alert counts it', async () => {
  const app = makeTestApp();
  const availableAt = app.useCases.now() + 90_000;
  const resend = { busy: false, sent: false, availableAt, request: nothing };
  const error = { field: null, message: { id: 'signIn.fault.RateLimited' }, waitEndsAt: availableAt - 20 } as const;
  const timerWith = async (errors: ReadonlyArray<FormError>): Promise<string | null | undefined> => {
    const line = <NewCode {...{ resend, errors }} isNeeded={false} onOtherWay={null} isByEmail={false} />;
    return (await renderView(line, app)).page.querySelector('[role="timer"]')?.textContent;
  };
  expect([await timerWith([]), await timerWith([error])]).toEqual(['Send a new code in 90\u00A0s', undefined]);
});
