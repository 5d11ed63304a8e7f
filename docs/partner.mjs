// The smallest correct partner, in plain Node. docs/partners.md says why each step is there.
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const random = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier) => createHash('sha256').update(verifier).digest('base64url');
const cookie = (name, value, seconds) =>
  `__Host-${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
const cookieIn = ({ headers }, name) =>
  new Map(headers.cookie?.split('; ').map((one) => one.split('='))).get(`__Host-${name}`) ?? '';
const emailIn = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url')).email;
const sessionCode = 'The code continues a session and has no code_challenge';

/** Exchanges a code for a token; null for a refused code. */
const exchange = async ({ launchpad, redirectUri, takesSessions, send }, code, verifier) => {
  const post = async (proof) => {
    const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...proof });
    return (await send(`${launchpad}/oauth2/token`, { method: 'POST', body })).json();
  };
  const first = await post({ code_verifier: verifier });
  const isSession = takesSessions && first.error_description === sessionCode;
  return (isSession ? await post({}) : first).access_token ?? null;
};

/** A server at `origin`, whose visitors sign in at `account`. With `takesSessions` it trusts every other partner of the brand. */
export const makePartner = ({ origin, account, launchpad, takesSessions = false, send = fetch }) => {
  const [people, redirectUri, hint] = [new Map(), `${origin}/callback`, takesSessions ? {} : { prompt: 'login' }];
  const begin = () => {
    const [state, verifier] = [random(), random()];
    const request = { redirect_uri: redirectUri, state, code_challenge: challengeOf(verifier) };
    const query = new URLSearchParams({ ...request, ...hint, code_challenge_method: 'S256' });
    return { to: `${account}/?${query}`, cookies: [cookie(`begun_${state}`, verifier, 3600)] };
  };
  const finish = async (request, answer) => {
    const begun = `begun_${answer.get('state')}`;
    const [verifier, cookies] = [cookieIn(request, begun), [cookie(begun, '', 0)]];
    if (verifier === '') return { status: 400, text: 'This browser began no such sign-in.' };
    if (answer.has('error')) return { text: `Nobody signed in: ${answer.get('error')}`, cookies };
    const token = await exchange({ launchpad, redirectUri, takesSessions, send }, answer.get('code') ?? '', verifier);
    if (token === null) return { status: 400, text: 'The code was refused.', cookies };
    const session = random();
    people.set(session, emailIn(token));
    return { to: '/', cookies: [...cookies, cookie('session', session, 3600)] };
  };
  const home = (request) => {
    const email = people.get(cookieIn(request, 'session'));
    return { text: email === undefined ? 'Sign in at /sign-in' : `Signed in as ${email}` };
  };
  const pages = new Map(Object.entries({ '/': home, '/sign-in': begin, '/callback': finish }));
  const answerTo = async (request) => {
    const { pathname, searchParams } = new URL(request.url, origin);
    return (await pages.get(pathname)?.(request, searchParams)) ?? { status: 404, text: 'Not found' };
  };
  return createServer(async (request, response) => {
    const failed = () => ({ status: 502, text: 'The sign-in did not work. Try again.' });
    const { to, text = '', status = to ? 303 : 200, cookies = [] } = await answerTo(request).catch(failed);
    const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store', 'set-cookie': cookies };
    response.writeHead(status, to ? { ...headers, location: to } : headers).end(text);
  });
};
