import { makeMemoryPageReturns, type MemoryPageReturns } from '#tests/support/memoryPageReturns.ts';
import { makeTestApp, type TestApp } from './testApp.ts';

/** Two tabs of one browser, which share the service and the cookies, and the page of the other one. */
export const twoTabs = (): readonly [one: TestApp, other: TestApp, page: MemoryPageReturns] => {
  const one = makeTestApp();
  const { identity, cookies } = one.ports;
  const pageReturns = makeMemoryPageReturns();
  const other = makeTestApp({ replace: () => ({ identity, cookies, pageReturns }) });
  return [one, other, pageReturns];
};
