import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recorderHosts } from '#env/server/policies/contentPolicy.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { makeLogRocketRecorder } from '#infrastructure/recording/logRocketRecorder.ts';
import { masked } from '#infrastructure/recording/maskTraffic.ts';

declare global {
  var LogRocket: { readonly uninstall: () => void };
}

const page = { maySend: true, lines: makeListeners<[line: string]>() };
const account = { appId: 'account/front', release: '1.2.3', development: false };
const openRecorder = () => makeLogRocketRecorder({ ...account, onLogLine: page.lines.subscribe })(() => page.maySend);
const recorder = openRecorder();
const plainFetch = globalThis.fetch;

const answer = { authCode: 'canary-auth-code', profileId: 'p-1', tokens: { access_token: 'canary.access.token' } };
const sent = {
  username: 'canary@person.test',
  password: 'canary-password',
  code: '424242',
  twoFANumber: '+447700900142',
  platform: 'XEMT',
};

const report = vi.fn<(address: string, body: string) => boolean>(() => true);
const reports = (): ReadonlyArray<string> => report.mock.calls.map((call) => call.join(' '));
const typed = (): boolean => document.dispatchEvent(new Event('input'));
const scripts = (): ReadonlyArray<string> => [...document.querySelectorAll('script')].map(({ src }) => src);
const lines = (): ReadonlyArray<unknown> =>
  standIn.events.filter(({ type }) => type === 'lr.core.LogEvent').map(({ message }) => message['args']);
const traffic = (kind: string): ReadonlyArray<Record<string, unknown>> =>
  standIn.events.filter(({ type }) => type === `lr.network.${kind}Event`).map(({ message }) => message);

beforeAll(async () => {
  await import('#tests/wire/recorderScript.js');
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
  Object.defineProperty(navigator, 'sendBeacon', { value: report, configurable: true });
  globalThis.fetch = async () =>
    Response.json(answer, { headers: { 'Set-Cookie': 'session=canary', Authorization: 'Bearer canary' } });
});

afterAll(() => {
  LogRocket.uninstall();
  globalThis.fetch = plainFetch;
});

describe('logRocketRecorder', () => {
  it('is not downloaded before it is started, and has nothing to forget', () => {
    recorder.forget();
    expect(scripts()).toEqual([]);
    expect(recorder.url()).toBeNull();
  });

  it('starts the vendor’s package for this account and release, without the IP address', async () => {
    const started = await Promise.all([recorder.start(), recorder.start()]);
    expect(started.every(E.isRight)).toBe(true);
    expect(scripts()).toEqual([`${recorderHosts.script}/logger-1.min.js`]);
    document.querySelector('script')?.dispatchEvent(new Event('load'));
    await expect.poll(() => standIn.state.appId).toBe('account/front');
    expect(standIn.state.options).toMatchObject({ release: '1.2.3', shouldCaptureIP: false });
    expect(recorder.url()).toContain('/s/1');
  });

  it('records a call without credentials', async () => {
    await fetch('https://launchpad.test/authorization/weblogin?site=account&phoneNumber=447700900142#canary', {
      method: 'POST',
      headers: { Authorization: 'Bearer canary', browserId: 'canary', Accept: 'application/json' },
      body: JSON.stringify(sent),
    });
    await expect.poll(() => traffic('Response')).toHaveLength(1);
    expect(traffic('Request')).toMatchObject([
      {
        url: 'https://launchpad.test/authorization/weblogin',
        method: 'POST',
        headers: { Authorization: masked, browserId: masked, Accept: 'application/json' },
        body: expect.stringContaining('"platform":"XEMT"'),
      },
    ]);
    expect(traffic('Response')).toMatchObject([{ status: 200, headers: { Authorization: masked } }]);
    expect(JSON.stringify(standIn.events)).not.toMatch(/canary|424242|7700900142/);
  });

  it('shows static copy, and no other text, field, attribute or title', () => {
    document.body.innerHTML = `
      <h1><span data-public="">Sign in</span></h1><p>Continue as canary@person.test</p>
      <label><input name="password" type="text" value="canary-shown" placeholder="canary"><span data-public="">Password</span></label>
      <select><option value="canary">canary</option></select><textarea>canary</textarea>
      <button aria-label="canary" title="canary">canary</button><img alt="canary" src="/logo.svg">
      <span data-private="">+44 7700 900142</span>`;
    document.title = 'canary title';
    typed();
    const snapshots = standIn.events.filter(({ type }) => type === 'dom');
    const { texts, title, attributes } = snapshots.at(-1)?.message ?? {};
    expect([texts].flat().filter((text) => text !== '*')).toEqual(['Sign in', 'Password']);
    expect(title).toBeNull();
    expect(attributes).toContain('src=/logo.svg');
    expect(reports().join()).toContain(`${recorderHosts.collector}/i {"appId":"account/front"`);
    expect(reports().join()).not.toMatch(/canary|424242|7700\s?900142/);
  });

  it('records the lines of the log, and nothing else of the console or of an error', () => {
    console.error('canary', { message: 'canary' });
    console.info('canary');
    window.dispatchEvent(new ErrorEvent('error', { message: 'canary', error: new Error('canary') }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'canary' }));
    page.lines.tell('weblogin failed (401 NotAuthorizedException)');
    expect(lines()).toEqual([['weblogin failed (401 NotAuthorizedException)']]);
    expect(JSON.stringify(standIn.events)).not.toContain('canary');
  });

  it('sends and keeps nothing while it may not, and continues once it may again', async () => {
    const before = [reports().length, traffic('Request').length];
    page.maySend = false;
    typed();
    await fetch('https://launchpad.test/profile');
    page.lines.tell('profile failed');
    expect([reports().length, traffic('Request').length, lines().length]).toEqual([...before, 1]);
    page.maySend = true;
    await recorder.start();
    await fetch('https://launchpad.test/logout');
    await expect.poll(() => traffic('Request').at(-1)).toMatchObject({ url: 'https://launchpad.test/logout' });
    expect(scripts()).toHaveLength(1);
  });

  it('records the next person in a session of their own, whichever address is known first', () => {
    const held: Array<() => void> = [];
    standIn.state.answer = (tell) => void held.push(tell);
    recorder.forget();
    recorder.forget();
    standIn.state.answer = (tell) => tell();
    expect([standIn.state.session, recorder.url()]).toEqual([3, null]);
    held.toReversed().forEach((tell) => tell());
    expect(recorder.url()).toContain('/s/3');
  });

  it('does not start where it may no longer once it is downloaded', async () => {
    const { default: library } = await import('logrocket');
    const init = vi.spyOn(library, 'init');
    const late = openRecorder();
    page.maySend = false;
    expect(E.isRight(await late.start())).toBe(true);
    expect(init).not.toHaveBeenCalled();
    page.maySend = true;
  });
});
