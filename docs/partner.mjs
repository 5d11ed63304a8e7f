// The smallest correct partner, in plain Node. docs/partners.md says why each step is there.
import { hash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const random = () => randomBytes(32).toString('base64url');
const cookie = (name, value, age) => `${name}=${value}; Max-Age=${age}; Path=/; HttpOnly; Secure; SameSite=Lax`;
const forget = (name) => cookie(name, '', 0);
const cookiesIn = ({ headers }) => Object.fromEntries(headers.cookie?.split('; ').map((one) => one.split('=')) ?? []);
const isBegun = (name) => name.startsWith('__Host-begun_');
const policy = { 'content-security-policy': "default-src 'none'; script-src 'inline-speculation-rules'" };
const sessionCode = 'The code continues a session and has no code_challenge';

/** The page that offers "Sign in". The browser may load the link ahead, and loads this page anew after ten minutes. */
const offer = (link) => `<!doctype html><html lang="en"><meta http-equiv="refresh" content="600"><title>Partner</title>
<a href="${link.replaceAll('&', '&amp;')}">Sign in</a>
<script type="speculationrules">${JSON.stringify({ prerender: [{ urls: [link], eagerness: 'moderate' }] })}</script>`;

/** Exchanges a code for a token; null for a refused code. */
const exchange = async ({ launchpad, redirectUri, takesSessions, send }, code, verifier) => {
  const grant = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
  const callWith = (proof) => ({ method: 'POST', body: new URLSearchParams({ ...grant, ...proof }) });
  const post = async (proof) => (await send(`${launchpad}/oauth2/token`, callWith(proof))).json();
  const first = await post({ code_verifier: verifier });
  return (takesSessions && first.error_description === sessionCode ? await post({}) : first).access_token ?? null;
};

/** A server at `origin`, whose visitors sign in at `account`. With `takesSessions` it trusts every other partner of the brand. */
export const makePartner = ({ origin, account, launchpad, takesSessions = false, send = fetch }) => {
  const [people, redirectUri, hint] = [new Map(), `${origin}/callback`, takesSessions ? {} : { prompt: 'login' }];
  const home = (cookies) => {
    const email = people.get(cookies['__Host-session']);
    if (email !== undefined) return { text: `Signed in as ${email}` };
    const old = Object.keys(cookies).filter(isBegun).sort().slice(0, -19); // All tabs share the newest twenty.
    const [state, verifier] = [`${Date.now()}-${random()}`, random()];
    const proof = { code_challenge: hash('sha256', verifier, 'base64url'), code_challenge_method: 'S256' };
    const link = `${account}/?${new URLSearchParams({ redirect_uri: redirectUri, state, ...proof, ...hint })}`;
    return { html: offer(link), set: [...old.map(forget), cookie(`__Host-begun_${state}`, verifier, 3600)] };
  };
  const finish = async (cookies, answer) => {
    const begun = `__Host-begun_${answer.get('state')}`;
    const [verifier, set] = [cookies[begun], [forget(begun)]];
    if (!verifier) return { status: 400, text: 'This browser began no such sign-in.' };
    if (answer.has('error')) return { text: `Nobody signed in: ${answer.get('error')}`, set };
    const token = await exchange({ launchpad, redirectUri, takesSessions, send }, answer.get('code') ?? '', verifier);
    if (token === null) return { status: 400, text: 'The code was refused.', set };
    const session = random();
    people.set(session, JSON.parse(Buffer.from(token.split('.')[1], 'base64url')).email);
    return { to: '/', set: [...set, cookie('__Host-session', session, 3600)] };
  };
  const pages = { '/': home, '/callback': finish };
  const answerTo = async (request, { pathname, searchParams } = new URL(request.url, origin)) =>
    pages[pathname]?.(cookiesIn(request), searchParams) ?? { status: 404, text: 'Not found' };
  return createServer(async (request, response) => {
    const failed = () => ({ status: 502, text: 'The sign-in did not work. Try again.' });
    const { to, html, text = html, status = to ? 303 : 200, set = [] } = await answerTo(request).catch(failed);
    const headers = { 'content-type': `text/${html ? 'html' : 'plain'}; charset=utf-8`, 'cache-control': 'no-store' };
    response.writeHead(status, { ...headers, ...policy, 'set-cookie': set, ...(to && { location: to }) }).end(text);
  });
};
