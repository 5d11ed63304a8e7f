import * as E from 'fp-ts/Either';
import { mainBrand } from '#domain/brand/brands.ts';
import { makeUseCases, type UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import { restoreRedirect } from '#infrastructure/session/restoreRedirect.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { fromPartner, goTo } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';

export const start: number = Date.UTC(2026, 0, 1);

/** Opens a tab whose visit begins at the root with a query; a partner has sent it by default. A test can discard and restore it. */
export const openTab = async (query: string = fromPartner, seeds: ReadonlyArray<AccountDraft> = seedAccounts) => {
  const storage = makeMemoryStorage();
  const log = makeMemoryLog();
  const stored = () => ({ session: makeTabSessionStore(storage, restoreRedirect(context.settings, log)) });
  const app = makeTestApp({ replace: stored, seeds });
  let { useCases } = app;
  await goTo(app, '/', query);
  return {
    ...app,
    cases: (): UseCases => useCases,
    session: () => useCases.session.get(),
    /** Discards the tab: new use cases, and only the stored part of the session. */
    reload: (): void => {
      app.goAway();
      useCases = makeUseCases({ ...app.ports, ...stored() }, context, { path: null, query: '', scheme: 'https:' });
    },
    app,
  };
};

export type Tab = Omit<Awaited<ReturnType<typeof openTab>>, 'useCases' | 'goAway' | 'advance'>;

const redirectUri = 'https://partner.brand.test/back';

/** The query of a partner that sends the challenge of its verifier. */
export const withChallenge = async (verifier: string): Promise<string> =>
  `?redirect_uri=${redirectUri}&code_challenge=${await webHash.sha256(verifier)}&code_challenge_method=S256`;

/** Whether the partner can exchange the auth code of a redirect with its verifier. */
export const exchanges = async (
  { app }: { readonly app: Pick<TestApp, 'engine'> },
  outcome: E.Either<unknown, Destination>,
  codeVerifier: string,
): Promise<boolean> => {
  const to = E.isRight(outcome) && outcome.right._tag === 'ClientRedirect' ? outcome.right.url : redirectUri;
  const code = new URL(to).searchParams.get('code') ?? '';
  const input = { grantType: 'authorization_code', code, redirectUri, codeVerifier };
  return E.isRight(await app.engine.exchangeCode(input, mainBrand)());
};
