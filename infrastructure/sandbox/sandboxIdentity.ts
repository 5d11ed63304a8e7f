import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { toIdentityFault, toSessionFault } from '#infrastructure/launchpad/toIdentityFault.ts';
import type { LaunchpadApi } from '#infrastructure/sandbox/engine/engineApi.ts';
import type { SandboxBrowser } from './sandboxBrowser.ts';
import {
  makeEmailGateway,
  makePasswordGateway,
  makeSignInGateway,
  makeSignUpGateway,
} from './sandboxCredentialsGateway.ts';
import { makeCancellation, makeSandboxClient } from './sandboxClient.ts';
import { makeSessionGateway, makeTwoFactorGateway } from './sandboxSessionGateway.ts';

type SandboxIdentityParts = { readonly engine: LaunchpadApi; readonly browser: SandboxBrowser };

/** Makes the identity gateway of one browser directly on the engine, for prerendering and tests. */
export const makeSandboxIdentity = ({ engine, browser }: SandboxIdentityParts): IdentityGateway => {
  const cancellation = makeCancellation();
  const client = makeSandboxClient(browser, cancellation, toIdentityFault);
  const sessionClient = makeSandboxClient(browser, cancellation, toSessionFault);
  return {
    ...makeSignInGateway(engine, client, sessionClient),
    ...makeSignUpGateway(engine, client),
    ...makePasswordGateway(engine, client),
    ...makeEmailGateway(engine, sessionClient),
    ...makeTwoFactorGateway(engine, sessionClient),
    ...makeSessionGateway(engine, sessionClient),
    abandon: cancellation.abandon,
  };
};
