import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startSandbox, type WireSandbox } from './startSandbox.ts';

/** Starts a sandbox for the tests of a file and closes it after them; the tests get it from the returned function. */
export const setUpSandbox = (options: Parameters<typeof startSandbox>[0] = {}): (() => WireSandbox) => {
  let sandbox: WireSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox(options);
  });
  afterAll(() => sandbox.close());
  return () => sandbox;
};

/** Makes a value before each test of a file; the tests get it from the returned function. */
export const setUpEach = <Value>(make: () => Promise<Value>): (() => Value) => {
  let value: Value;
  beforeEach(async () => {
    value = await make();
  });
  return () => value;
};
