import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readOptions } from '#env/server/node/serverOptions.ts';

describe('the command line of the server', () => {
  it('has a worker for each core by default', () => {
    expect(readOptions([])).toEqual({ config: null, dist: null, workers: availableParallelism() });
  });

  it('is read, and the last of a repeated option counts', () => {
    const args = ['--config', 'a.json', '--dist=b', '--workers', '3', '--config', 'c.json'];
    expect(readOptions(args)).toEqual({ config: 'c.json', dist: 'b', workers: 3 });
  });

  it.each(['0', '-1', '1.5', 'two', ''])('refuses %j workers', (workers) => {
    expect(() => readOptions([`--workers=${workers}`])).toThrow(`--workers ${workers} is not a number of processes.`);
  });

  it.each([['--port', '80'], ['dist']])('refuses %j, which it does not know', (...args) => {
    expect(() => readOptions(args)).toThrow(args[0]);
  });
});
