import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { isRecord } from '#env/sandbox/isRecord.ts';
import { freePort } from '#tests/e2e/fixtures/hosting/freePort.ts';
import { type Driver, keyInput, pointerInput, type StartedEngine } from './driver.ts';
import { startProgram } from './program.ts';

type Request = { readonly method: 'POST' | 'DELETE'; readonly path: string; readonly body?: unknown };
type Send = (request: Request) => Promise<unknown>;

/** Sends the commands of W3C WebDriver to a driver program on this machine. */
const connectTo =
  (port: number): Send =>
  async ({ method, path, body }) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      // Because: the driver may close an idle connection just when the next command is sent over it.
      headers: { connection: 'close' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value }: { readonly value: unknown } = JSON.parse(await answer.text());
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };

const driveSession = (send: Send, session: string): Driver => {
  const post = (path: string, body: unknown = {}): Promise<unknown> =>
    send({ method: 'POST', path: `/${session}${path}`, body });
  return {
    open: (url) => post('/url', { url }),
    back: () => post('/back'),
    reload: () => post('/refresh'),
    evaluate: async (expression) => {
      const done = 'arguments[0], (error) => arguments[0](String(error))';
      return String(
        await post('/execute/async', { script: `Promise.resolve(${expression}).then(${done});`, args: [] }),
      );
    },
    click: (point) => post('/actions', pointerInput(point)),
    type: (keys) => post('/actions', keyInput(keys)),
    // Because: W3C WebDriver has no events.
    errors: () => [],
    close: () => send({ method: 'DELETE', path: `/${session}` }),
  };
};

const screen = { width: 600, height: 800 };

const capabilities = {
  alwaysMatch: {
    pageLoadStrategy: 'none',
    acceptInsecureCerts: true,
    // Because: libsoup takes a cookie of another host of the same site for one of a third party. Safari does not.
    'webkitgtk:browserOptions': { args: ['--automation', '--cookies-policy=always'] },
  },
};

// Because: WebKit reads the choice of a person for less motion from the settings of GTK.
const writeGtkSettings = (): string => {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return home;
};

const expectReady = (port: number): Promise<void> =>
  expect(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/status`)).ok).toBe(true);
  }).toPass({ timeout: 30_000 });

/** Starts WebKitGTK's driver on a display without a screen. Every session is a browser process of its own. */
export const startWebKit = async (): Promise<StartedEngine> => {
  const home = writeGtkSettings();
  const display = startProgram('virtualDisplay', {
    args: ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
  });
  const [displayNumber] = await display.output(/^\d+/m);
  const port = await freePort();
  const env = {
    DISPLAY: `:${displayNumber}`,
    XDG_CONFIG_HOME: home,
    TZ: 'Europe/London',
    GDK_BACKEND: 'x11',
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
  const driver = startProgram('webKitDriver', { args: [`--port=${port}`], env });
  const send = connectTo(port);
  await expectReady(port);
  return {
    newDriver: async () => {
      const created = await send({ method: 'POST', path: '', body: { capabilities } });
      const session = isRecord(created) ? String(created['sessionId']) : '';
      await send({ method: 'POST', path: `/${session}/window/rect`, body: screen });
      return driveSession(send, session);
    },
    close: async () => {
      await driver.stop();
      await display.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
