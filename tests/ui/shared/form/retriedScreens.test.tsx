import * as TE from 'fp-ts/TaskEither';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { AccountSelectionScreen } from '#ui/sign-in/AccountSelectionScreen.tsx';
import { NumberChangedScreen } from '#ui/two-factor/VerifyNumberScreen.tsx';

type Answer = TE.TaskEither<IdentityFault, Destination>;

const profileId = unsafeNominal<'ProfileId'>('ada');
const account = { profileId, accountType: 'Personal', name: 'Ada', mobileNumber: null } as const;

it.each<[string, ReactNode]>([
  ['the choice of an account', <AccountSelectionScreen key="choice" />],
  ['the page after a change of number', <NumberChangedScreen key="number" />],
])('%s keeps in its place what failed while it asks again, and the next failure is a new alert', async (_, screen) => {
  const failed = TE.left<IdentityFault>({ _tag: 'ServiceFailed' });
  let fail = (): void => undefined;
  const waited = new Promise<void>((resolve) => (fail = resolve));
  const ask = vi.fn<() => Answer>().mockReturnValueOnce(failed);
  ask.mockReturnValueOnce(() => waited.then(failed));
  const { useCases, ports } = makeTestApp();
  ports.session.update((session) => ({ ...session, person: { ...session.person, linkedAccounts: [account] } }));
  const { signIn, twoFactor } = useCases;
  const { page, act } = await renderView(screen, {
    useCases: {
      ...useCases,
      now: Date.now,
      signIn: { ...signIn, selectAccount: ask },
      twoFactor: { ...twoFactor, finish: ask },
    },
  });
  const alert = (): Element | null => page.querySelector('[role="alert"]');
  const press = (): Promise<void> => act(() => page.querySelector('button')?.click());
  const untilAsked = (times: number): Promise<void> =>
    vi.waitFor(async () => {
      await act(() => undefined);
      expect([ask.mock.calls.length, alert() === null]).toEqual([times, false]);
    });
  await press();
  await untilAsked(1);
  const first = alert();
  await press();
  await untilAsked(2);
  expect(alert()).toBe(first);
  await act(fail);
  await vi.waitFor(() => expect([null, first]).not.toContain(alert()));
});
