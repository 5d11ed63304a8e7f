import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFlow } from '#domain/navigation/flowMemory.ts';
import { makeMemoryShelf } from '#infrastructure/sandbox/memoryShelf.ts';
import { makeShelvedFlow } from '#infrastructure/session/shelvedFlow.ts';
import { flowMemory } from '#tests/arbitraries/flowMemory.ts';

describe('the flow on a shelf', () => {
  it('is what it was after a reload, and while the page lasts even where nothing can be stored', () => {
    fc.assert(
      fc.property(flowMemory, (memory) => {
        const shelf = makeMemoryShelf();
        makeShelvedFlow(shelf).keep(memory);
        expect(makeShelvedFlow(shelf).get()).toEqual(memory);
        const blocked = makeShelvedFlow({ read: () => null, write: () => undefined });
        blocked.keep(memory);
        expect(blocked.get()).toEqual(memory);
      }),
    );
  });

  it.each([
    ['', noFlow],
    ['null', noFlow],
    ['{"last":"Sign out","redirectedFrom":null}', noFlow],
    ['{"last":"Sign in"}', { last: 'Sign in', redirectedFrom: null }],
    ['{"last":"Sign in","redirectedFrom":"/no/such/screen"}', { last: 'Sign in', redirectedFrom: null }],
  ])('reads %j as %j', (text, memory) => {
    expect(makeShelvedFlow({ read: () => text, write: () => undefined }).get()).toEqual(memory);
  });
});
