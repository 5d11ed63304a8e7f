import { describe, expect, it, vi } from 'vitest';
import { hasPerson } from '#domain/session/endings.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { answering, openVisit, signIn, signInElsewhere } from '#tests/application/support/visits.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed } from '#tests/ui/renderView.tsx';

const another = 'Use a different account';

type Begin = (app: TestApp) => Promise<unknown>;

/** A screen that names accounts, where the tokens and the sign-out wait until the test lets the service answer. */
const open = async (path: '/continue' | '/signin/account-selection', begin: Begin) => {
  const { opened, open: answer } = gate();
  let isHeld = false;
  const wait = async (): Promise<void> => (isHeld ? opened : undefined);
  const app = await openVisit(
    answering(({ tokens, signOut }) => ({
      tokens: (profileId) => () => wait().then(tokens(profileId)),
      signOut: () => wait().then(signOut),
    })),
  );
  await begin(app);
  const shown = await renderApp(app, path);
  isHeld = true;
  const press = (name: string): Promise<void> => shown.act(() => controlNamed(shown.page, name).click());
  return { ...app, shown, press, answer: () => shown.act(answer) };
};

describe.each([
  ['/continue', 'Continue', (app: TestApp) => signInElsewhere(app, 'personal')],
  ['/signin/account-selection', 'Lin Linked Personal', (app: TestApp) => signIn(app, 'linked')],
] as const)('on %s', (path, name, begin) => {
  it(`"${name}" does nothing while another account is used, so that nobody stays in the session`, async () => {
    const { ports, made, shown, press, answer } = await open(path, begin);
    const before = made('tokens');
    await press(another);
    expect(controlNamed(shown.page, name).getAttribute('aria-disabled')).toBe('true');
    await press(name);
    await answer();
    await waitForScreen(shown, '/signin');
    expect([hasPerson(ports.session.get()), made('tokens')]).toEqual([false, before]);
  });

  it(`another account waits for the answer to "${name}"`, async () => {
    const leave = vi.spyOn(window.location, 'replace').mockReturnValue();
    const { made, shown, press, answer } = await open(path, begin);
    await press(name);
    expect(controlNamed(shown.page, another).getAttribute('aria-disabled')).toBe('true');
    await press(another);
    await answer();
    await vi.waitFor(() => shown.act(() => expect(leave).toHaveBeenCalledTimes(1)));
    expect(made('signOut')).toBe(0);
  });
});
