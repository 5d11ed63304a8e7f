import { describe, expect, it, vi } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { openVisit, signIn, signInElsewhere } from '#tests/application/support/visits.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, type RenderedView, renderView } from '#tests/ui/renderView.tsx';
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

/** What a person does on a page. */
const actsOn = ({ act }: Pick<RenderedView, 'act'>) => {
  const pass = (ms: number): Promise<void> => act(() => void vi.advanceTimersByTime(ms));
  const down = (button: HTMLElement): Promise<void> =>
    act(() => void button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  /** A click of a pointer has a count of presses, any other one has none. */
  const click = (button: HTMLElement, detail: number): Promise<void> =>
    act(() => void button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })));
  const press = async (button: HTMLElement): Promise<void> => {
    await down(button);
    await click(button, 1);
  };
  const happen = (target: EventTarget, type: string): Promise<void> =>
    act(() => void target.dispatchEvent(new Event(type)));
  return { pass, down, click, press, happen };
};

const isDisabled = (button: HTMLElement): boolean => button.getAttribute('aria-disabled') === 'true';

/** A form that was just drawn, with a button of each kind, and how often each has acted. */
const openButtons = async () => {
  holdTime();
  const acted = { Confirm: vi.fn<() => void>(), Continue: vi.fn<() => void>() };
  const submit = (event: { readonly preventDefault: () => void }): void => {
    event.preventDefault();
    acted.Confirm();
  };
  const shown = await renderView(
    <MeantPress>
      <form onSubmit={submit}>
        <Button label={{ id: 'signUp.confirm' }} />
        <Button label={{ id: 'session.continue' }} onPress={acted.Continue} />
      </form>
    </MeantPress>,
  );
  return { ...actsOn(shown), buttonOf: (name: string) => controlNamed(shown.page, name), acted };
};

describe.each(['Confirm', 'Continue'] as const)('the button "%s" of a page that hands a person over', (name) => {
  it('is disabled for half a second, in which no press of a pointer acts, however long it is held', async () => {
    const { buttonOf, acted, pass, down, click, press } = await openButtons();
    const button = buttonOf(name);
    await pass(499);
    expect(isDisabled(button)).toBe(true);
    await press(button);
    await down(button);
    await pass(5000);
    await click(button, 1);
    expect([isDisabled(button), acted[name].mock.calls.length]).toEqual([false, 0]);
    await press(button);
    expect(acted[name]).toHaveBeenCalledTimes(1);
  });

  it('acts at once on a click without a pointer, also after a press that was too early', async () => {
    const { buttonOf, acted, press, click } = await openButtons();
    await click(buttonOf(name), 0);
    expect(acted[name]).toHaveBeenCalledTimes(1);
    await press(buttonOf(name));
    await click(buttonOf(name), 1);
    expect(acted[name]).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['gets the focus', window, 'focus'],
    ['becomes visible', document, 'visibilitychange'],
  ])('waits half a second again when the page %s', async (_name, target, type) => {
    const { buttonOf, acted, pass, press, happen } = await openButtons();
    const button = buttonOf(name);
    await pass(2000);
    await happen(target, type);
    await press(button);
    await pass(499);
    await press(button);
    expect([isDisabled(button), acted[name].mock.calls.length]).toEqual([true, 0]);
    await pass(1);
    await press(button);
    expect([isDisabled(button), acted[name].mock.calls.length]).toEqual([false, 1]);
  });
});

it('the heading and the fields beside such a button are never disabled', async () => {
  holdTime();
  const { page } = await renderView(
    <MeantPress>
      <PageHeading heading={{ id: 'accountSelection.heading' }} />
      <EmailField label={{ id: 'signIn.email' }} />
      <Button label={{ id: 'session.another' }} onPress={() => undefined} />
    </MeantPress>,
  );
  const disabled = (name: string): Element | null | undefined =>
    page.querySelector(name)?.closest('[aria-disabled="true"]');
  expect([disabled('h1'), disabled('input'), disabled('button')?.tagName]).toEqual([null, null, 'BUTTON']);
});

/** The state of the entry of the history where the password has been changed. */
const changed = { passwordChanged: true };

const pages: ReadonlyArray<readonly [RoutePath, string, (app: TestApp) => Promise<unknown>]> = [
  ['/continue', 'Continue', (app) => signInElsewhere(app, 'personal')],
  ['/continue', 'Use a different account', (app) => signInElsewhere(app, 'personal')],
  ['/signin/account-selection', 'Lin Linked Personal', (app) => signIn(app, 'linked')],
  ['/idp/existing', 'Continue', (app) => app.signInAtProvider('google', 'personal@sandbox.test')],
  ['/change-password', 'Continue to partner.brand.test', async () => undefined],
];

it.each(pages)('on %s the button "%s" acts only on a press that is meant for the page', async (path, name, begin) => {
  vi.spyOn(window.location, 'replace').mockReturnValue();
  const app = await openVisit();
  await begin(app);
  const shown = await renderApp(app, path === '/idp/existing' ? '/idp/continue' : path);
  if (path === '/change-password') {
    await waitForScreen(shown, '/signin');
    await shown.act(() => shown.router.navigate({ to: path, state: (before) => ({ ...before, ...changed }) }));
  }
  await waitForScreen(shown, path);
  const button = controlNamed(shown.page, name);
  holdTime();
  const { happen, press, pass } = actsOn(shown);
  const hasActed = (): boolean => !button.isConnected || shown.page.querySelector('main [aria-busy="true"]') !== null;
  await happen(window, 'focus');
  await press(button);
  expect([hasActed(), isDisabled(button)]).toEqual([false, true]);
  expect(shown.page.querySelector('h1')?.closest('[aria-disabled="true"]')).toBeNull();
  await pass(500);
  expect(isDisabled(button)).toBe(false);
  await press(button);
  expect(hasActed()).toBe(true);
});
