import { setImmediate as nextTask } from 'node:timers/promises';
import { vi } from 'vitest';
import { adapters } from '#infrastructure/container.ts';
import * as tokens from '#infrastructure/tokens.ts';
import { noScreen, readContent, watchMessages } from '#tests/faults/readPage.ts';
import type { Tab, Visit } from '#tests/faults/visit.ts';
import { answeredConsent } from '#tests/screens/answeredConsent.ts';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { typeInto } from '#tests/ui/renderView.tsx';
import { openAppPage } from './appPage.tsx';
import { isShown, labelled, named } from './elements.ts';
import { accountHost, makeLocalNetwork } from './localNetwork.ts';

/** The time of the page: it stands still while the services work. */
const makeTime = (answered: () => Promise<void>) => {
  const step = async (ms: number): Promise<void> => {
    vi.advanceTimersByTime(ms);
    await answered();
    await nextTask();
  };
  const until: Tab['until'] = async (message, check) => {
    for (let steps = 0; steps < 300; steps += 1) {
      if (await check()) return;
      await step(10);
    }
    throw new Error(`not so: ${message}`);
  };
  const pass: Tab['pass'] = async (ms) => {
    for (let passed = 0; passed < ms; passed += 500) await step(500);
  };
  const found = async <Element>(name: string, find: () => Element | undefined): Promise<Element> => {
    await until(`there is "${name}"`, async () => find() !== undefined);
    const element = find();
    if (element === undefined) throw new Error(`"${name}" has gone.`);
    return element;
  };
  return { until, pass, found };
};

type Network = ReturnType<typeof makeLocalNetwork>;

/** A browser with one tab, in which the whole app runs on the page of this test. */
const makeBrowser = (network: Network) => {
  const log = makeMemoryLog();
  let [tabStorage, deviceStorage] = [makeMemoryStorage(), makeMemoryStorage()];
  let page: Awaited<ReturnType<typeof openAppPage>> | null = null;
  let outside: URL | null = null;
  let leavePage = (): void => undefined;
  const state = adapters((bind) => {
    bind(tokens.ports.cookies).toDynamicValue(network.cookies);
    bind(tokens.tabStorage).toDynamicValue(() => tabStorage);
    bind(tokens.deviceStorage).toDynamicValue(() => deviceStorage);
    bind(tokens.ports.log).toConstantValue(log);
  });
  const close = (): void => {
    leavePage();
    page?.close();
    page = outside = null;
  };
  const leave = (address: string | URL): void => {
    const left = page;
    queueMicrotask(() => {
      if (left === null || left !== page) return;
      close();
      outside = new URL(address);
      document.body.innerHTML = '<h1>The transfer site</h1>';
    });
  };
  const load = async (path: string): Promise<void> => {
    close();
    globalThis.changedMessages = undefined;
    let isGone = false;
    leavePage = () => void (isGone = true);
    const fetchOfPage = network.fetchOf(() => isGone);
    vi.stubGlobal('fetch', fetchOfPage);
    page = await openAppPage(path, state);
  };
  const forget = async (): Promise<void> => {
    close();
    tabStorage = makeMemoryStorage();
  };
  return {
    load,
    leave,
    forget,
    begin: async (): Promise<void> => {
      await forget();
      deviceStorage = makeMemoryStorage();
    },
    page: () => page,
    place: () =>
      outside === null
        ? page && { host: accountHost, path: page.path() }
        : { host: outside.hostname, path: outside.pathname },
    lines: () => log.lines().map(({ line }) => line),
  };
};

/** Opens a tab on the page of this test, with the launchpad in this process. Nothing waits but by the faked timers. */
export const openLocalVisit = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const network = makeLocalNetwork();
  const { load, leave, forget, begin, page, place, lines } = makeBrowser(network);
  const { until, pass, found } = makeTime(network.answered);
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
  vi.spyOn(window.location, 'replace').mockImplementation(leave);
  const tab: Tab = {
    load,
    navigate: async (path) => {
      page()?.navigate(path);
      await until(`the page is at ${path}`, async () => page()?.path() === path);
    },
    press: async (name) => (await found(name, () => named('button', name))).click(),
    fill: async (name, text) => typeInto(await found(name, () => labelled((label) => label === name)), text),
    choose: async (text) => (await found(text, () => labelled((label) => label.includes(text)))).click(),
    textIn: async (name) => labelled((label) => label === name)?.value ?? null,
    sees: async (sight) => isShown(sight),
    read: async () => ({ ...noScreen, ...(place() && { ...readContent(), ...place() }) }),
    watchMessages: async () => watchMessages(),
    pass,
    until,
    forget,
  };
  const visit: Visit = {
    ...network.acts,
    tab,
    lines,
    begin: async () => {
      await begin();
      network.reset();
      const lasting = { domain: null, path: '/', days: 1, sameSite: 'Lax' } as const;
      for (const { name, value } of answeredConsent) network.cookies().write(name, value, lasting);
    },
  };
  return { visit, undocumented: network.undocumented, close: () => begin().then(() => void vi.useRealTimers()) };
};
