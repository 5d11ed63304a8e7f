import { Hono, type Context } from 'hono';
import type { Engine } from '#infrastructure/sandbox/engine/engineFace.ts';
import { socialProviders } from '#infrastructure/sandbox/engine/social.ts';
import type { LaunchpadEnv } from './launchpadHost.ts';
import { providerPage } from './providerPage.ts';
import { cookiesOf, errorResponse, malformed, respond, writeCookies } from './respond.ts';
import { visitOf } from './visitOf.ts';

/** Sign-in by the two providers the sandbox plays: their page, its answer, and how it came out. */
export const socialCalls = (engine: Engine): Hono<LaunchpadEnv> =>
  new Hono<LaunchpadEnv>()
    .get('/status', (context) => respond(context, engine.socialStatus(visitOf(context))))
    .get('/:provider', (context) => {
      const provider = context.req.param('provider');
      const returnUrl = returnUrlOf(context);
      if (!socialProviders.includes(provider)) return context.notFound();
      if (returnUrl === null) return malformed(context);
      allowReturn(context);
      return context.html(providerPage(provider, ownAccounts(engine, provider)));
    })
    .post('/:provider', async (context) => {
      if (context.req.header('origin') !== new URL(context.req.url).origin) return fromElsewhere(context);
      const returnUrl = returnUrlOf(context);
      if (returnUrl === null) return malformed(context);
      const email = new URLSearchParams(await context.req.text()).get('as') ?? '';
      const input = { provider: context.req.param('provider'), email: email === '' ? null : email };
      const outcome = await engine.answerSocial(input, visitOf(context))();
      if (outcome._tag === 'Left') return context.notFound();
      writeCookies(context, cookiesOf(outcome));
      return context.redirect(returnUrl, 303);
    });

const ownAccounts = (engine: Engine, provider: string): ReadonlyArray<string> =>
  engine.accounts().flatMap(({ email, providers }) => (providers.includes(provider) ? [email] : []));

/** Where to go back to: an address of the brand's account site, or null. */
const returnUrlOf = (context: Context<LaunchpadEnv>): string | null => {
  const asked = context.req.query('returnUrl') ?? '';
  if (!URL.canParse(asked)) return null;
  const url = new URL(asked);
  return url.origin === context.get('host').accountOrigin ? url.href : null;
};

const allowReturn = (context: Context<LaunchpadEnv>): void => {
  // Because: form-action also governs where the answer to the form may redirect.
  const { accountOrigin } = context.get('host');
  const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${accountOrigin}`;
  context.header('Content-Security-Policy', `${policy}; base-uri 'none'; frame-ancestors 'none'`);
  // Because: without a referrer of its own origin the browser would send the form with the origin "null".
  context.header('Referrer-Policy', 'same-origin');
};

const fromElsewhere = (context: Context): Response =>
  errorResponse(context, 403, { code: 'AccessDeniedException', message: 'The form was sent from another site' });
