import { makeMemoryPageReturns } from '#infrastructure/sandbox/memoryPageReturns.ts';
import { makeMemoryBrowser } from '#infrastructure/sandbox/memoryTabs.ts';
import { makeTestApp, type TestApp } from './testApp.ts';

/** Two tabs of one browser: they share the service, the cookies, the count of sign-outs and the messages. */
export const twoTabs = (hearMessages: boolean): readonly [TestApp, TestApp, comeBack: () => void] => {
  const browser = makeMemoryBrowser();
  const one = makeTestApp({ replace: () => ({ tabs: browser.openTab() }) });
  const { identity, cookies, signOuts } = one.ports;
  const pageReturns = makeMemoryPageReturns();
  const tabs = hearMessages ? browser.openTab() : makeMemoryBrowser().openTab();
  const other = makeTestApp({ replace: () => ({ identity, cookies, signOuts, pageReturns, tabs }) });
  return [one, other, pageReturns.comeBack];
};
