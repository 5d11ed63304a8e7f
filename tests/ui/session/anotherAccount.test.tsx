import { describe, expect, it, vi } from 'vitest';
import { hasPerson } from '#domain/session/endings.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { answering, openVisit, signIn, signInElsewhere } from '#tests/application/support/visits.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { controlNamed, waitUntil } from '#tests/ui/renderView.tsx';

const another = 'Use a different account';

describe.each([
  ['/continue', 'Continue', (app: TestApp) => signInElsewhere(app, 'personal')],
  ['/signin/account-selection', 'Lin Linked Personal', (app: TestApp) => signIn(app, 'linked')],
] as const)('on %s', (path, name, begin) => {
  /** The screen, where the tokens and the sign-out wait until the test lets the service answer. */
  const open = async () => {
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
    const isDisabled = (label: string) => controlNamed(shown.page, label).getAttribute('aria-disabled');
    return { ...app, ...shown, isDisabled, answer: () => shown.act(answer) };
  };

  it(`"${name}" does nothing while another account is used, so that nobody stays in the session`, async () => {
    const { session, made, press, isDisabled, answer, until } = await open();
    const before = made('tokens');
    await press(another);
    expect(isDisabled(name)).toBe('true');
    await press(name);
    await answer();
    await until('/signin');
    expect([hasPerson(session()), made('tokens')]).toEqual([false, before]);
  });

  it(`another account waits for the answer to "${name}"`, async () => {
    const leave = vi.spyOn(window.location, 'replace').mockReturnValue();
    const { made, press, isDisabled, answer } = await open();
    await press(name);
    expect(isDisabled(another)).toBe('true');
    await press(another);
    await answer();
    await waitUntil(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(made('signOut')).toBe(0);
  });
});
