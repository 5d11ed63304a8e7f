// The smallest correct partner, in plain Node. docs/partners.md says why each step is there.
import { hash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const random = () => randomBytes(32).toString('base64url');
const cookie = (name, value, age) => `${name}=${value}; Max-Age=${age}; Path=/; HttpOnly; Secure; SameSite=Lax`;
const forget = (name) => cookie(name, '', 0);
const cookiesIn = ({ headers }) => Object.fromEntries(headers.cookie?.split('; ').map((one) => one.split('=')) ?? []);
const isBegun = (name) => name.startsWith('__Host-begun_');
const csp = "default-src 'none'; script-src 'inline-speculation-rules'";
const fixed = { 'content-security-policy': csp, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const page = (body) => `<!doctype html><html lang="en"><title>Partner</title>${body}`;
const signOutForm = '<form method="post" action="/sign-out"><button>Sign out</button></form>';
const offer = (link) =>
  page(`<meta http-equiv="refresh" content="600"><a href="${escaped(link)}">Sign in</a>
<script type="speculationrules">${JSON.stringify({ prerender: [{ urls: [link], eagerness: 'moderate' }] })}</script>`);
const sessionCode = 'The code continues a session and has no code_challenge';

/** A server at `origin`, whose visitors sign in at `account`. With `takesSessions` it trusts every other partner of the brand. */
export const makePartner = ({ origin, account, launchpad, takesSessions = false, send = fetch }) => {
  const [people, sessions, redirect_uri] = [new Map(), new Map(), `${origin}/callback`];
  const home = (cookies) => {
    const person = people.get(sessions.get(cookies['__Host-session']));
    if (person) return { html: page(`Signed in as ${escaped(person.email ?? person.sub)} ${signOutForm}`) };
    const old = Object.keys(cookies).filter(isBegun).sort().slice(0, -19); // All tabs share the newest twenty.
    const [state, verifier, hint] = [`${Date.now()}-${random()}`, random(), takesSessions ? {} : { prompt: 'login' }];
    const proof = { code_challenge: hash('sha256', verifier, 'base64url'), code_challenge_method: 'S256' };
    const link = `${account}/?${new URLSearchParams({ redirect_uri, state, ...proof, ...hint })}`;
    return { html: offer(link), set: [...old.map(forget), cookie(`__Host-begun_${state}`, verifier, 3600)] };
  };
  const exchange = async (code, proof) => {
    const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri, ...proof });
    const answer = await (await send(`${launchpad}/oauth2/token`, { method: 'POST', body })).json();
    const isRepeated = takesSessions && proof && answer.error_description === sessionCode;
    return isRepeated ? exchange(code) : JSON.parse(Buffer.from(answer.access_token.split('.')[1], 'base64url'));
  };
  const finish = async (cookies, answer) => {
    const [begun, id] = [`__Host-begun_${answer.get('state')}`, random()];
    const [code_verifier, set] = [cookies[begun], [forget(begun)]]; // Whatever follows, the state is spent.
    if (!code_verifier) return { status: 400, text: 'This browser began no such sign-in.' };
    if (answer.has('error')) return { text: `Nobody signed in: ${answer.get('error')}`, set };
    const claims = await exchange(answer.get('code') ?? '', { code_verifier }).catch(() => null);
    if (typeof claims?.sub !== 'string') return { status: 400, text: 'The code was not exchanged. Try again.', set };
    people.set(claims.sub, claims); // Not by the email, which can change.
    sessions.set(id, claims.sub).delete(cookies['__Host-session']);
    setTimeout(() => sessions.delete(id), 12 * 3_600_000).unref();
    return { to: '/', set: [...set, cookie('__Host-session', id, 12 * 3600)] };
  };
  const signedOut = { to: `${launchpad}/logout?post_logout_redirect_uri=${origin}`, set: [forget('__Host-session')] };
  const signOut = (cookies) => (sessions.delete(cookies['__Host-session']) ? signedOut : { to: '/' });
  const pages = { 'GET /': home, 'GET /callback': finish, 'POST /sign-out': signOut };
  return createServer(async (request, response) => {
    const [path, query] = request.url.split(/\?(.*)/s);
    const answer = await pages[`${request.method} ${path}`]?.(cookiesIn(request), new URLSearchParams(query));
    const { to, html, text = html, status = to ? 303 : 200, set = [] } = answer ?? { status: 404, text: 'Not found' };
    const type = { 'content-type': `text/${html ? 'html' : 'plain'}; charset=utf-8` };
    response.writeHead(status, { ...fixed, ...type, 'set-cookie': set, ...(to && { location: to }) }).end(text);
  });
};
