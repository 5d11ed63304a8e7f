import { describe, expect, it } from 'vitest';
import { makeEventQueue } from '#application/analytics/eventQueue.ts';
import type { AnalyticsEvents } from '#application/ports/analytics.ts';
import { withProfileAccountType } from '#domain/session/changes.ts';
import { withGrant } from '#domain/session/confirmations.ts';
import { signedOut } from '#domain/session/endings.ts';
import type { Change } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeHeldGrantEvent } from '#infrastructure/session/heldGrantEvent.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';

const granted = withGrant({
  authCode: unsafeNominal<'AuthCode'>('c1'),
  profileId: unsafeNominal<'ProfileId'>('p1'),
});
const typeRead = withProfileAccountType('Business');

/** A tab in which a sign-in was granted, and the events that are sent, each with the profile and the account type. */
const openTab = () => {
  const storage = makeMemoryStorage();
  const sent: Array<readonly [string, string | null, string | null]> = [];
  const load = () => {
    const session = makeTabSessionStore(storage, () => null);
    const queue = makeEventQueue({ session, heldGrantEvent: makeHeldGrantEvent(storage) });
    queue.subscribe({
      onEvent: ({ event, visitor }) => void sent.push([event.name, visitor.profileId, visitor.accountType]),
      onPageEvent: ({ event }) => void sent.push([event._tag, null, null]),
    });
    return { queue, change: (change: Change) => void session.update(change) };
  };
  const { queue, change } = load();
  change(granted);
  queue.track({ name: 'Signed In' });
  return { queue, change, sent, reload: load, storage };
};

describe('the event of a grant', () => {
  it('waits for the account type, and is sent once; the next one is sent at once', () => {
    const { queue, change, sent } = openTab();
    expect(sent).toEqual([]);
    change(typeRead);
    change(withProfileAccountType('Personal'));
    expect(sent).toEqual([['Signed In', 'p1', 'Business']]);
    queue.track({ name: 'Password Changed' });
    expect(sent.at(-1)).toEqual(['Password Changed', 'p1', 'Personal']);
  });

  it.each<[string, (queue: AnalyticsEvents) => void]>([
    ['shows a fault', ({ report }) => report({ _tag: 'FaultShown', path: '/signin', fault: { _tag: 'Unreachable' } })],
    ['shows another screen', ({ report }) => report({ _tag: 'Navigated', path: '/signin', entryFault: null })],
    ['leaves for the partner', ({ track }) => track({ name: 'Redirected', platform: null })],
    ['tracks another grant', ({ track }) => track({ name: 'Password Changed' })],
  ])('waits no longer when the page %s', (_what, happens) => {
    const { queue, sent } = openTab();
    happens(queue);
    expect(sent[0]).toEqual(['Signed In', 'p1', null]);
  });

  it('waits on the screen that fetches the tokens, and while other events are sent', () => {
    const { queue, change, sent } = openTab();
    queue.report({ _tag: 'Navigated', path: '/signup/creating', entryFault: null });
    queue.track({ name: 'Code Sent', channel: 'email' });
    expect(sent.map(([name]) => name)).toEqual(['Navigated', 'Code Sent']);
    change(typeRead);
    expect(sent.at(-1)).toEqual(['Signed In', 'p1', 'Business']);
  });

  it('is sent for its own person where the person changes first', () => {
    const { change, sent } = openTab();
    change(withGrant({ authCode: unsafeNominal<'AuthCode'>('c2'), profileId: unsafeNominal<'ProfileId'>('p2') }));
    expect(sent).toEqual([['Signed In', 'p1', null]]);
  });

  it('is dropped when its person signs out first', () => {
    const { queue, change, sent, storage } = openTab();
    change(signedOut);
    queue.report({ _tag: 'Navigated', path: '/signin', entryFault: null });
    expect(sent.map(([name]) => name)).toEqual(['Navigated']);
    expect(storage.read('account.grant')).toBe('');
  });

  it('outlives a reload, which keeps only its name', () => {
    const { sent, reload, storage } = openTab();
    expect(storage.read('account.grant')).toBe('Signed In');
    reload().change(typeRead);
    expect(sent).toEqual([['Signed In', 'p1', 'Business']]);
    reload().change(withProfileAccountType('Personal'));
    expect(sent).toHaveLength(1);
  });

  it('is none for a text that names no event', () => {
    const { storage, sent, reload, change } = openTab();
    change(typeRead);
    storage.write('account.grant', 'Everything');
    reload().change(typeRead);
    expect(sent).toHaveLength(1);
  });
});
