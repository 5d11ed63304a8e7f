import { describe, expect, it } from 'vitest';
import { makeListeners } from '#application/shared/listeners.ts';

describe('makeListeners', () => {
  it('tells every listener each event, with its values', () => {
    const events: Array<readonly [string, string, number]> = [];
    const { tell, subscribe } = makeListeners<[string, number]>();
    subscribe((name, count) => void events.push(['first', name, count]));
    subscribe((name, count) => void events.push(['second', name, count]));
    tell('sent', 1);
    expect(events).toEqual([
      ['first', 'sent', 1],
      ['second', 'sent', 1],
    ]);
  });

  it('tells nothing to a listener that unsubscribed, and goes on with the others', () => {
    const events: string[] = [];
    const { tell, subscribe } = makeListeners();
    const unsubscribe = subscribe(() => void events.push('first'));
    subscribe(() => void events.push('second'));
    unsubscribe();
    tell();
    expect(events).toEqual(['second']);
  });
});
