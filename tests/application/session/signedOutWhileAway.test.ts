import { describe, expect, it } from 'vitest';
import { makeUseCases, type UseCases } from '#application/useCases.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { makeMemoryBrowser } from '#infrastructure/sandbox/memoryTabs.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { twoTabs } from '#tests/application/support/twoTabs.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const password = 'Correct-horse-9';

describe('a tab that was discarded or on another site during a sign-out', () => {
  it('forgets the person when its page is loaded again, before a screen is shown', async () => {
    const [one] = twoTabs(true);
    const storage = makeMemoryStorage();
    const openTab = (): UseCases => {
      const session = makeTabSessionStore(storage, () => null);
      const tabs = makeMemoryBrowser().openTab();
      const page = { path: '/continue', query: '', scheme: 'https:' } as const;
      return makeUseCases({ ...one.ports, session, tabs }, context, page);
    };
    const { submit: signInHere } = openTab().signIn;
    await signInHere({ email: 'linked@sandbox.test', password })();
    expect(openTab().session.get().person.linkedAccounts).not.toEqual([]);
    await one.useCases.visit.useAnotherAccount()();
    await one.useCases.signIn.submit({ email: 'business@sandbox.test', password })();
    const loaded = openTab();
    expect(loaded.session.get()).toMatchObject({
      person: { linkedAccounts: [], profileId: null },
      typed: { email: null },
    });
    const arrived = await loaded.runGuards({ to: '/continue', query: '', scheme: 'https:' })();
    expect(arrived).toEqual(toRoute('/signin'));
    expect(openTab().session.get()).toMatchObject({ endedElsewhere: false });
  });
});
