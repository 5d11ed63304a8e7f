import { setImmediate as nextTask } from 'node:timers/promises';
import { vi } from 'vitest';
import { adapters } from '#infrastructure/container.ts';
import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import * as tokens from '#infrastructure/tokens.ts';
import { type Call, type Fault } from '#tests/faults/faults.ts';
import * as shown from '#tests/faults/readPage.ts';
import { answeredConsent } from '#tests/screens/answeredConsent.ts';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { typeInto } from '#tests/ui/renderView.tsx';
import { openAppPage } from './appPage.ts';
import { appContext, makeLocalNetwork } from './localNetwork.ts';

/** The time of the page: it stands still while the services work. */
const makeTime = (answered: () => Promise<void>) => {
  const step = async (ms: number): Promise<void> => {
    vi.advanceTimersByTime(ms);
    await answered();
    await nextTask();
  };
  /** Waits until a check holds; rejects with the message if it does not. */
  const until = async (message: string, check: () => boolean | Promise<boolean>): Promise<void> => {
    for (let steps = 0; steps < 300; steps += 1) {
      if (await check()) return;
      await step(10);
    }
    throw new Error(`not so: ${message}`);
  };
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 3000) await step(3000);
  };
  const found = async <Element>(name: string, find: () => Element | undefined): Promise<Element> => {
    await until(`there is "${name}"`, () => find() !== undefined);
    const element = find();
    if (element === undefined) throw new Error(`"${name}" has gone.`);
    return element;
  };
  return { until, pass, found };
};

/** A browser with one tab, in which the whole app runs on the page of this test. */
const makeBrowser = (network: ReturnType<typeof makeLocalNetwork>) => {
  const log = makeMemoryLog();
  const deviceStorage = makeMemoryStorage();
  let tabStorage = makeMemoryStorage();
  let page: Awaited<ReturnType<typeof openAppPage>> | null = null;
  let outside = '';
  const state = adapters((bind) => {
    bind(tokens.tabStorage).toDynamicValue(() => tabStorage);
    bind(tokens.deviceStorage).toConstantValue(deviceStorage);
    bind(tokens.ports.log).toConstantValue(log);
  });
  const close = (): void => {
    page?.close();
    [page, outside] = [null, ''];
  };
  return {
    close,
    /** Loads a page of the app, and waits for nothing of it. */
    load: async (path: string): Promise<void> => {
      close();
      shown.forgetMessages();
      page = await openAppPage(path, { state, network });
    },
    leave: (address: string | URL): void => {
      const left = page;
      queueMicrotask(() => {
        if (left === null || left !== page) return;
        close();
        outside = String(address);
        document.body.innerHTML = '<h1>The transfer site</h1>';
      });
    },
    /** Leaves the app, and forgets what it keeps in the tab. */
    forget: (): void => {
      close();
      tabStorage = makeMemoryStorage();
    },
    at: () => page?.path() ?? outside,
    push: (path: string) => page?.navigate(path),
    /** Every line that the app has logged so far. */
    lines: () => log.lines().map(({ line }) => line),
  };
};

/** What a new person does and sees in a tab, the services behind it, and what was sent and logged. */
export type Visit = ReturnType<typeof openVisit>;

/** Opens the visit of a person who has refused every cookie. Nothing waits but by the faked timers. */
export const openVisit = (noteUndocumented: (undocumented: string) => void) => {
  const network = makeLocalNetwork(noteUndocumented);
  const { engine, faults, requests, cookies } = network;
  const { leave, at, push, ...browser } = makeBrowser(network);
  const { until, pass, found } = makeTime(network.answered);
  const lasting = { domain: null, path: '/', days: 1, sameSite: 'Lax' } as const;
  for (const { name, value } of answeredConsent) cookies.write(name, value, lasting);
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
  vi.spyOn(window.location, 'replace').mockImplementation(leave);
  const field = (name: string) => shown.labelled((label) => label === name);
  return {
    ...browser,
    until,
    pass,
    requests: () => requests,
    sees: shown.isShown,
    read: (): shown.Screen => ({ ...shown.readContent(), at: at() }),
    /** Moves to a screen without a load, as a link does. */
    navigate: async (path: string): Promise<void> => {
      push(path);
      await until(`the page is at ${path}`, () => at() === path);
    },
    press: async (name: string) => (await found(name, () => shown.named('button', name))).click(),
    fill: async (name: string, text: string) => typeInto(await found(name, () => field(name)), text),
    /** Chooses the first of the choices whose label contains a text. */
    choose: async (text: string) => (await found(text, () => shown.labelled((label) => label.includes(text)))).click(),
    textIn: (name: string): string | null => field(name)?.value ?? null,
    /** Sends a command of this browser to the launchpad, without the app. */
    post: async (path: string, body: object): Promise<void> => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', credentials: 'include', headers, body: JSON.stringify(body) } as const;
      await network.fetch(new URL(appContext.settings.launchpadApiUrl).origin + path, init);
    },
    /** Signs in at the identity provider, without the return to the app. */
    answerProvider: (email: string) => network.answerProvider('google', email),
    createAccount: async (draft: AccountDraft): Promise<void> => void engine.createAccount(draft),
    newestCode: (to: string): string | null => engine.inbox(to)[0]?.code ?? null,
    // Because: for a page, a call without a network and one whose connection breaks are the same.
    fail: (call: Call, fault: Fault) =>
      void faults.add({ ...call, ...(fault === 'NoNetwork' ? { reset: true } : fault) }),
    clearFaults: faults.clear,
  };
};
