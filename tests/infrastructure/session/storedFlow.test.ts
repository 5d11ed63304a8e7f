import { describe, expect, it } from 'vitest';
import { noFlow } from '#domain/navigation/routes.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { makeStoredFlow } from '#infrastructure/session/storedFlow.ts';
import { flowMemory } from '#tests/arbitraries/routePath.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('storedFlow', () => {
  itAlways('is restored after a reload, and stays in memory where storage is blocked', [flowMemory], (memory) => {
    const storage = makeMemoryStorage();
    makeStoredFlow(storage).set(memory);
    expect(makeStoredFlow(storage).get()).toEqual(memory);
    const blocked = makeStoredFlow({ read: () => null, write: () => undefined });
    blocked.set(memory);
    expect(blocked.get()).toEqual(memory);
  });

  it.each([
    ['', noFlow],
    ['null', noFlow],
    ['{"last":"Sign out","redirectedFrom":null}', noFlow],
    ['{"last":"Sign in"}', { last: 'Sign in', redirectedFrom: null }],
    ['{"last":"Sign in","redirectedFrom":"/no/such/screen"}', { last: 'Sign in', redirectedFrom: null }],
  ])('reads %j as %j', (text, memory) => {
    expect(makeStoredFlow({ read: () => text, write: () => undefined }).get()).toEqual(memory);
  });
});
