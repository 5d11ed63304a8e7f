import { describe, expect, it, vi } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { openVisit, signIn, signInElsewhere } from '#tests/application/support/visits.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { EmailField } from '#ui/shared/form/EmailField.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MeantPress } from '#ui/shared/layout/MeantPress.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';

/** Lets only the time of the test pass from now on. */
const holdTime = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // Because: React takes the time 0 of an event for none.
  vi.advanceTimersByTime(1);
};

/** A page that was just drawn, with a button of each kind, and how often the named one has acted. */
const openButton = async (name: 'Confirm' | 'Continue') => {
  holdTime();
  const acted = { Confirm: 0, Continue: 0 };
  const shown = await renderView(
    <MeantPress>
      <PageHeading heading={{ id: 'accountSelection.heading' }} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          acted.Confirm += 1;
        }}
      >
        <EmailField label={{ id: 'signIn.email' }} />
        <Button label={{ id: 'signUp.confirm' }} />
        <Button label={{ id: 'session.continue' }} onPress={() => (acted.Continue += 1)} />
      </form>
    </MeantPress>,
  );
  const button = controlNamed(shown.page, name);
  const send = (event: Event, target: EventTarget = button): Promise<void> =>
    shown.act(() => void target.dispatchEvent(event));
  const down = (): Promise<void> => send(new PointerEvent('pointerdown', { bubbles: true }));
  /** A click of a pointer has a count of presses, any other one has none. */
  const click = (detail: number): Promise<void> =>
    send(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  return {
    page: shown.page,
    send,
    down,
    click,
    press: async (): Promise<void> => {
      await down();
      await click(1);
    },
    pass: (ms: number): Promise<void> => shown.act(() => void vi.advanceTimersByTime(ms)),
    isDisabled: (): boolean => button.getAttribute('aria-disabled') === 'true',
    acted: () => acted[name],
  };
};

describe.each(['Confirm', 'Continue'] as const)('the button "%s" of a page that hands a person over', (name) => {
  it('is disabled for half a second, in which no press of a pointer acts, however long it is held', async () => {
    const { page, acted, pass, down, click, press, isDisabled } = await openButton(name);
    await pass(499);
    expect(isDisabled()).toBe(true);
    expect(page.querySelector(':is(h1, input)[aria-disabled], [aria-disabled] :is(h1, input)')).toBeNull();
    await press();
    await down();
    await pass(5000);
    await click(1);
    expect([isDisabled(), acted()]).toEqual([false, 0]);
    await press();
    expect(acted()).toBe(1);
  });

  it('acts at once on a click without a pointer, also after a press that was too early', async () => {
    const { acted, press, click } = await openButton(name);
    await click(0);
    expect(acted()).toBe(1);
    await press();
    await click(1);
    expect(acted()).toBe(2);
  });

  it.each([
    ['gets the focus', window, 'focus'],
    ['becomes visible', document, 'visibilitychange'],
  ])('waits half a second again when the page %s', async (_name, target, type) => {
    const { acted, pass, press, send, isDisabled } = await openButton(name);
    await pass(2000);
    await send(new Event(type), target);
    await press();
    await pass(499);
    await press();
    expect([isDisabled(), acted()]).toEqual([true, 0]);
    await pass(1);
    await press();
    expect([isDisabled(), acted()]).toEqual([false, 1]);
  });
});

it.each<[RoutePath, string, (app: TestApp) => Promise<unknown>]>([
  ['/continue', 'Continue', (app) => signInElsewhere(app, 'personal')],
  ['/continue', 'Use a different account', (app) => signInElsewhere(app, 'personal')],
  ['/signin/account-selection', 'Lin Linked Personal', (app) => signIn(app, 'linked')],
  ['/idp/existing', 'Continue', (app) => app.signInAtProvider('google', 'personal@sandbox.test')],
  ['/change-password', 'Continue to partner.brand.test', async () => undefined],
])('on %s the button "%s" is disabled for half a second', async (path, name, begin) => {
  const app = await openVisit();
  await begin(app);
  const shown = await renderApp(app, path === '/idp/existing' ? '/idp/continue' : path);
  if (path === '/change-password') {
    await shown.until('/signin');
    const changed = { passwordChanged: true };
    await shown.act(() => shown.router.navigate({ to: path, state: (before) => ({ ...before, ...changed }) }));
  }
  await shown.until(path);
  holdTime();
  const isDisabled = (): boolean => controlNamed(shown.page, name).getAttribute('aria-disabled') === 'true';
  await shown.act(() => void window.dispatchEvent(new Event('focus')));
  expect(isDisabled()).toBe(true);
  await shown.act(() => void vi.advanceTimersByTime(500));
  expect(isDisabled()).toBe(false);
});
