import { describe, expect, it } from 'vitest';
import { lazy } from '#application/shared/lazy.ts';

const countingLoad = (answers: ReadonlyArray<() => Promise<string>>) => {
  let loads = 0;
  const load = (): Promise<string> => {
    loads += 1;
    return answers[loads - 1]?.() ?? Promise.resolve('loaded');
  };
  return { load, loads: () => loads };
};

describe('lazy', () => {
  it('loads once for all callers, and nothing before the first call', async () => {
    const { load, loads } = countingLoad([]);
    const get = lazy(load);
    expect(loads()).toBe(0);
    expect(await Promise.all([get(), get()])).toEqual(['loaded', 'loaded']);
    expect(await get()).toBe('loaded');
    expect(loads()).toBe(1);
  });

  it('tries again after a failed load', async () => {
    const { load, loads } = countingLoad([() => Promise.reject(new Error('no network'))]);
    const get = lazy(load);
    await expect(get()).rejects.toThrow('no network');
    expect(await get()).toBe('loaded');
    expect(loads()).toBe(2);
  });
});
