import { vi } from 'vitest';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import type { Visit } from '#tests/faults/visit.ts';
import { answeredConsent } from '#tests/screens/answeredConsent.ts';
import { makeLocalNetwork } from './localNetwork.ts';
import { makeLocalTab } from './localTab.ts';

const lasting = { domain: null, path: '/', days: 1, sameSite: 'Lax' } as const;

/** Opens a tab on the page of this test, with the launchpad in this process. Nothing waits but by the faked timers. */
export const openLocalVisit = (): Visit & {
  readonly undocumented: () => ReadonlyArray<string>;
  readonly close: () => void;
} => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const network = makeLocalNetwork();
  const log = makeMemoryLog();
  const { tab, begin, leave } = makeLocalTab(network, log);
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
  vi.spyOn(window.location, 'replace').mockImplementation(leave);
  return {
    tab,
    begin: async () => {
      begin();
      network.reset();
      for (const { name, value } of answeredConsent) network.cookies.write(name, value, lasting);
    },
    post: network.post,
    answerProvider: network.answerProvider,
    createAccount: async (draft) => void network.engine.createAccount(draft),
    newestCode: async (to) => network.engine.inbox(to)[0]?.code ?? null,
    fail: network.fail,
    clearFaults: network.clearFaults,
    requests: network.requests,
    undocumented: network.undocumented,
    lines: () => log.lines().map(({ line }) => line),
    close: () => {
      begin();
      vi.useRealTimers();
    },
  };
};
