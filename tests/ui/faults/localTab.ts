import { setImmediate as nextTask } from 'node:timers/promises';
import { vi } from 'vitest';
import type { Log } from '#application/ports/ports.ts';
import { adapters } from '#infrastructure/container.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import * as tokens from '#infrastructure/tokens.ts';
import { noScreen, readContent, watchMessages } from '#tests/faults/readPage.ts';
import type { Tab } from '#tests/faults/visit.ts';
import { type AppPage, openAppPage } from './appPage.tsx';
import { buttonNamed, enterText, fieldLabelled, fieldsLabelled, isShown } from './elements.ts';
import { accountOrigin, type LocalNetwork } from './localNetwork.ts';

/** How much of the page's time passes while something is waited for, and how often that is looked at. */
const [stepMs, maxSteps] = [10, 300];

/** Makes the time of the page: it stands still while the services work. */
const makeTime = ({ answered }: LocalNetwork): Pick<Tab, 'pass' | 'until'> => {
  const pass = async (ms: number): Promise<void> => {
    vi.advanceTimersByTime(ms);
    await answered();
    await nextTask();
  };
  return {
    pass: async (ms) => {
      for (let passed = 0; passed < ms; passed += 500) await pass(500);
    },
    until: async (message, check) => {
      for (let step = 0; step < maxSteps; step += 1) {
        if (await check()) return;
        await pass(stepMs);
      }
      throw new Error(`not so: ${message}`);
    },
  };
};

/** A tab in which the whole app runs on the page of this test, and what it keeps. */
export const makeLocalTab = (network: LocalNetwork, log: Log) => {
  let [tabStorage, deviceStorage] = [makeMemoryStorage(), makeMemoryStorage()];
  const { pass, until } = makeTime(network);
  const found = async <Element>(name: string, find: () => Element | undefined): Promise<Element> => {
    await until(`there is "${name}"`, async () => find() !== undefined);
    const element = find();
    if (element === undefined) throw new Error(`"${name}" has gone.`);
    return element;
  };
  let page: AppPage | null = null;
  let outside: URL | null = null;
  const state = adapters((bind) => {
    bind(tokens.ports.cookies).toDynamicValue(() => network.cookies);
    bind(tokens.tabStorage).toDynamicValue(() => tabStorage);
    bind(tokens.deviceStorage).toDynamicValue(() => deviceStorage);
    bind(tokens.ports.log).toConstantValue(log);
  });
  const close = (): void => {
    page?.close();
    page = null;
    outside = null;
    document.body.replaceChildren();
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
    vi.stubGlobal(
      'fetch',
      network.fetchOf(() => isGone),
    );
    const opened = await openAppPage(path, state);
    page = {
      ...opened,
      close: () => {
        isGone = true;
        opened.close();
      },
    };
  };
  const tab: Tab = {
    load,
    navigate: async (path) => {
      page?.navigate(path);
      await until(`the page is at ${path}`, async () => page?.path() === path);
    },
    press: async (name) => (await found(name, () => buttonNamed(name))).click(),
    fill: async (label, text) => enterText(await found(label, () => fieldLabelled(label)), text),
    choose: async (text) => (await found(text, () => fieldsLabelled((label) => label.includes(text))[0])).click(),
    textIn: async (label) => fieldLabelled(label)?.value ?? null,
    sees: async (sight) => isShown(sight),
    read: async () => {
      if (outside !== null) return { ...readContent(), host: outside.hostname, path: outside.pathname };
      return page === null ? noScreen : { ...readContent(), host: new URL(accountOrigin).hostname, path: page.path() };
    },
    watchMessages: async () => watchMessages(),
    pass,
    until,
    forget: async () => {
      close();
      tabStorage = makeMemoryStorage();
    },
  };
  const begin = (): void => {
    close();
    [tabStorage, deviceStorage] = [makeMemoryStorage(), makeMemoryStorage()];
  };
  return { tab, begin, leave };
};
