import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { injectFault } from '#env/sandbox/gateway/injectFault.ts';

const rules = 'http://launchpad.xe.localhost/authorization/passwordRequirements';

describe('injectFault', () => {
  it('gives the real answer after the delay, so that a shorter wait ends before', async () => {
    const order: string[] = [];
    const site = (): Promise<Response> => {
      order.push('the real answer');
      return Promise.resolve(new Response('rules'));
    };
    // Because: timers run in the order in which they expire, also on a machine that is late.
    const shorterWait = wait(1).then(() => order.push('a shorter wait'));
    const answer = await injectFault({ path: '/', delayMs: 60 }, site, new Request(rules), {} as HttpBindings);
    await shorterWait;
    expect(order).toEqual(['a shorter wait', 'the real answer']);
    expect(await answer.text()).toBe('rules');
  });
});
