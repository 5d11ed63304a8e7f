import { type Context, Hono } from 'hono';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { cookiesOf } from '#infrastructure/sandbox/engine/reply.ts';
import { socialProviders } from '#infrastructure/sandbox/engine/social.ts';
import { providerPage } from './pages.ts';
import {
  malformed,
  readClientContext,
  respond,
  writeCookies,
  type LaunchpadEnv,
  type LaunchpadParts,
} from './respond.ts';

/** Sign-in with the two simulated providers: their page, the answer of that page, and the status. */
export const socialCalls = ({ engine }: LaunchpadParts): Hono<LaunchpadEnv> =>
  new Hono<LaunchpadEnv>()
    .get('/status', (context) => respond(context, engine.socialStatus))
    .get('/:provider', (context) => {
      const provider = context.req.param('provider');
      const returnUrl = returnUrlOf(context);
      if (!socialProviders.includes(provider)) return context.notFound();
      if (returnUrl === null) return malformed(context);
      allowReturn(context);
      return context.html(providerPage(provider, ownAccounts(engine, provider)));
    })
    .post('/:provider', async (context) => {
      const returnUrl = returnUrlOf(context);
      if (returnUrl === null) return malformed(context);
      const email = new URLSearchParams(await context.req.text()).get('as') ?? '';
      const input = { provider: context.req.param('provider'), email: email === '' ? null : email };
      const outcome = await engine.answerSocial(input, readClientContext(context))();
      if (outcome._tag === 'Left') return context.notFound();
      writeCookies(context, cookiesOf(outcome));
      return context.redirect(returnUrl, 303);
    });

const ownAccounts = (engine: Engine, provider: string): ReadonlyArray<string> =>
  engine.accounts().flatMap(({ email, providers }) => (providers.includes(provider) ? [email] : []));

/** The return address, which must be on the brand's account site; null otherwise. */
const returnUrlOf = (context: Context<LaunchpadEnv>): string | null => {
  const returnUrl = context.req.query('returnUrl') ?? '';
  if (!URL.canParse(returnUrl)) return null;
  const url = new URL(returnUrl);
  return url.origin === context.get('host').accountOrigin ? url.href : null;
};

const allowReturn = (context: Context<LaunchpadEnv>): void => {
  // Because: form-action also limits where the answer to the form may redirect.
  const { accountOrigin } = context.get('host');
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self' ${accountOrigin}`;
  context.header('Content-Security-Policy', `${policy}; base-uri 'none'; frame-ancestors 'none'`);
  // Because: with a stricter referrer policy the browser sends the form with the origin "null".
  context.header('Referrer-Policy', 'same-origin');
};
