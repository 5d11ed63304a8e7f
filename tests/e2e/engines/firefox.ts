import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord } from '#env/sandbox/isRecord.ts';
import { connectBidi, type BidiConnection } from './bidiConnection.ts';
import { type Driver, keyInput, pointerInput, type StartedEngine } from './driver.ts';
import { startProgram } from './program.ts';

// Because: a test must not depend on other hosts, so every other host is behind a proxy that does not exist.
const onlyThisMachine = {
  'network.proxy.type': 1,
  'network.proxy.socks': '127.0.0.1',
  'network.proxy.socks_port': 9,
  'network.proxy.no_proxies_on': 'localhost,.localhost,127.0.0.1',
};

// Because: Firefox starts processes ahead, and loads for its own pages, what no page here needs.
const fewProcesses = {
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.enabledScopes': 0,
  'extensions.webextensions.remote': false,
  'browser.startup.page': 0,
  'browser.newtabpage.enabled': false,
  'media.rdd-process.enabled': false,
  'media.utility-process.enabled': false,
  'network.process.enabled': false,
};

const preferences = {
  ...onlyThisMachine,
  ...fewProcesses,
  'intl.accept_languages': 'en-GB',
  'ui.prefersReducedMotion': 1,
};

const writeProfile = (): string => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  return profile;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const driveTab = (connection: BidiConnection, context: string, userContext: string): Driver => {
  const { send, onEvent } = connection;
  const errors: string[] = [];
  onEvent(({ source, type, level, text }) => {
    const isOurs = isRecord(source) && source['context'] === context;
    if (isOurs && type === 'javascript' && level === 'error') errors.push(textOf(text));
  });
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    reload: () => send('browsingContext.reload', { context, wait: 'none' }),
    evaluate: async (expression) => {
      const called = { expression, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = await send('script.evaluate', called);
      if (isRecord(exceptionDetails)) throw new Error(textOf(exceptionDetails['text']));
      return isRecord(result) ? textOf(result['value']) : '';
    },
    click: (point) => send('input.performActions', { context, ...pointerInput(point) }),
    type: (keys) => send('input.performActions', { context, ...keyInput(keys) }),
    errors: () => errors,
    close: () => send('browser.removeUserContext', { userContext }),
  };
};

/** Starts Firefox without a window. It is driven over WebDriver BiDi, which needs no driver program. */
export const startFirefox = async (): Promise<StartedEngine> => {
  const profile = writeProfile();
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = startProgram('firefox', { args, env: { TZ: 'Europe/London' } });
  const [, address = ''] = await firefox.output(/WebDriver BiDi listening on (ws:\S+)/);
  const connection = await connectBidi(`${address}/session`);
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    newDriver: async () => {
      const userContext = textOf((await connection.send('browser.createUserContext', {}))['userContext']);
      const created = await connection.send('browsingContext.create', { type: 'tab', userContext });
      return driveTab(connection, textOf(created['context']), userContext);
    },
    close: async () => {
      connection.close();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
