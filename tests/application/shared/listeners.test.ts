import { describe, expect, it } from 'vitest';
import { makeListeners } from '#application/shared/listeners.ts';

describe('makeListeners', () => {
  it('tells each event, with its values, to every listener that has not unsubscribed', () => {
    const events: Array<string> = [];
    const { tell, subscribe } = makeListeners<[string, number]>();
    const unsubscribe = subscribe((name, count) => void events.push(`first ${name} ${count}`));
    subscribe((name, count) => void events.push(`second ${name} ${count}`));
    tell('sent', 1);
    unsubscribe();
    tell('sent', 2);
    expect(events).toEqual(['first sent 1', 'second sent 1', 'second sent 2']);
  });
});
