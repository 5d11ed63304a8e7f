import { describe, expect, it, vi } from 'vitest';
import { adapters, assemble, token } from '#infrastructure/container.ts';

describe('assemble', () => {
  const greeting = token<{ readonly text: string }>('greeting');
  const english = adapters((bind) => bind(greeting).toResolvedValue(() => ({ text: 'Hello' })));

  it('makes each port once, also for a module that is loaded later', () => {
    const reply = token<{ readonly to: unknown }>('reply');
    const { resolve, load } = assemble([english]);
    const before = resolve({ greeting });
    load([adapters((bind) => bind(reply).toResolvedValue((to) => ({ to }), [greeting]))]);
    expect(resolve({ greeting, reply })).toEqual({ ...before, reply: { to: before.greeting } });
    expect(resolve({ reply }).reply.to).toBe(before.greeting);
  });

  it('takes the adapter of the module that is loaded last', () => {
    const french = adapters((bind) => bind(greeting).toConstantValue({ text: 'Bonjour' }));
    expect(assemble([english, french]).resolve({ greeting })).toEqual({ greeting: { text: 'Bonjour' } });
  });

  it('makes no port that nobody asks for, and names the one that no module has', () => {
    const make = vi.fn<() => { readonly text: string }>(() => ({ text: 'Hello' }));
    const { resolve } = assemble([adapters((bind) => bind(greeting).toResolvedValue(make))]);
    expect(() => resolve({ missing: token('missing') })).toThrow('missing');
    expect(make).not.toHaveBeenCalled();
  });
});
