import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect } from 'vitest';
import type { RunGuards } from '#application/navigation/runGuards.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { UseCases } from '#application/useCases.ts';
import type { Tokens } from '#domain/identity/accessToken.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { requestContext, seed } from '#tests/support/people.ts';
import { makeTestApp, type TestApp } from './testApp.ts';

type Submitted = ReturnType<ReturnType<UseCases['signIn']['submit']>>;
type App = Pick<TestApp, 'useCases'>;

/** Replaces single ports of a test app. */
export type Replace = (ports: Ports) => Partial<Ports>;

/** Replaces calls to the service. */
export const answering =
  (calls: (identity: IdentityGateway) => Partial<IdentityGateway>): Replace =>
  ({ identity }) => ({ identity: { ...identity, ...calls(identity) } });

/** A service whose tokens name no email. */
export const withNamelessTokens: Replace = answering(({ tokens }) => ({
  tokens: (profileId) =>
    TE.map((read: Tokens) => ({ ...read, claims: { ...read.claims, email: null } }))(tokens(profileId)),
}));

/** The query of a visit that a partner has sent. */
export const fromPartner: string = '?redirect_uri=https://partner.brand.test/back&state=s1';

/** The address of that partner, with a code and the state. */
export const partnerAddress: RegExp = /^https:\/\/partner\.brand\.test\/back\?code=[^&]+&state=s1$/;

/** The destination of a page that leaves for a client. */
export const clientAt = (url: RegExp): unknown => ({ _tag: 'ClientRedirect', url: expect.stringMatching(url) });

export const leavesFor = (url: RegExp): E.Either<never, unknown> => E.right(clientAt(url));

/** Runs the guards for a path. */
export const goTo = ({ useCases }: App, to: RoutePath, query = ''): ReturnType<ReturnType<RunGuards>> =>
  useCases.runGuards({ to, query, scheme: 'https:' })();

/** Signs in as a seed account. */
export const signIn = ({ useCases }: App, name: string, password: string = seedPassword): Submitted =>
  useCases.signIn.submit({ email: `${name}@sandbox.test`, password })();

/** Opens a visit, from a partner unless another query is given. */
export const openVisit = async (replace: Replace = () => ({}), query: string = fromPartner): Promise<TestApp> => {
  const app = makeTestApp({ replace });
  await goTo(app, '/', query);
  return app;
};

/** A visit without a partner, in which a seed account has signed in. */
export const signedIn = async (replace: Replace = () => ({}), name = 'personal'): Promise<TestApp> => {
  const app = makeTestApp({ replace });
  await signIn(app, name);
  return app;
};

/** Signs in, in the session of the browser, another person than this tab knows. */
export const signInElsewhere = ({ ports }: Pick<TestApp, 'ports'>, name: string): Promise<unknown> =>
  ports.identity.signIn(seed(name), requestContext)();
