import { readFileSync } from 'node:fs';
import { appearanceCookie } from '#domain/appearance/appearance.ts';
import { allLocalesCookie, localeCookie } from '#domain/locale/localeCookies.ts';
import { htmlPage } from '#env/sandbox/htmlPage.ts';
import { html } from 'hono/html';
import { answeredConsent } from './answeredConsent.ts';
import type { LiveScene } from './liveScenes.ts';
import { titleOf } from './sceneNames.ts';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const expired = 'Max-Age=0';

const cookieNames = (request: Request): readonly string[] =>
  (request.headers.get('cookie') ?? '').split(';').flatMap((pair) => pair.trim().split('=').slice(0, 1));

// Because: a scene begins as a new visitor, whatever this browser did here before.
const cookiesOf = (request: Request, { id, scene, brand, locale, appearance }: LiveScene): readonly string[] => {
  const wanted = [
    { name: localeCookie.name, value: locale },
    { name: allLocalesCookie.name, value: 'true' },
    ...(appearance === 'system' ? [] : [{ name: appearanceCookie.name, value: appearance }]),
    ...(scene.asksConsent === true ? [] : answeredConsent),
  ];
  const isWanted = (name: string): boolean => wanted.some((cookie) => cookie.name === name);
  const domain = `Domain=${brand}.localhost`;
  const old = cookieNames(request).filter((name) => name !== '' && name !== 'live_scene');
  return [
    ...old.map((name) => `${name}=; Path=/; ${domain}; ${expired}`),
    ...old.filter((name) => !isWanted(name)).map((name) => `${name}=; Path=/; ${expired}`),
    ...wanted.map(({ name, value }) => `${name}=${value}; Path=/; SameSite=Lax`),
    `live_scene=${id}; Path=/; ${domain}; HttpOnly; SameSite=Lax`,
  ];
};

/** Answers with the page that starts a scene: it forgets the browser's earlier visits and connects to the relay. */
export const startResponse = async (request: Request, live: LiveScene): Promise<Response> => {
  const page = htmlPage(
    `Opening ${titleOf(live.scene.name)}`,
    html`<main><h1>Opening ${titleOf(live.scene.name)} …</h1></main>`,
    html`<script src="/__screens/start.js"></script>`,
  );
  const headers = new Headers({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
  });
  cookiesOf(request, live).forEach((cookie) => headers.append('set-cookie', cookie));
  return new Response(await page, { headers });
};

/** Returns the script of a live scene for its next document; `isStart` for the page that starts it. */
export const agentScript = ({ state }: LiveScene, isStart: boolean): string => {
  const { blocksCookies } = state;
  const scene = { isStart, blocksCookies, clockOffset: isStart ? null : state.clockOffset };
  return `globalThis.scene = ${JSON.stringify(scene)};\n${file('sceneClock.js')}\n${file('agent.js')}`;
};
