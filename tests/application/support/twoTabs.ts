import type { AppContext } from '#domain/settings/appContext.ts';
import { makeMemoryPageReturns, type MemoryPageReturns } from '#infrastructure/sandbox/memoryPageReturns.ts';
import { context as sandboxContext } from '#tests/arbitraries/appContext.ts';
import { makeTestApp, type TestApp } from './testApp.ts';

/** Two tabs of one browser, which share the service and the cookies, and the page of the other one. */
export const twoTabs = (
  context: AppContext = sandboxContext,
): readonly [one: TestApp, other: TestApp, page: MemoryPageReturns] => {
  const one = makeTestApp({ context });
  const { identity, cookies } = one.ports;
  const pageReturns = makeMemoryPageReturns();
  const other = makeTestApp({ context, replace: () => ({ identity, cookies, pageReturns }) });
  return [one, other, pageReturns];
};
