import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { toIdentityFault, toSessionFault } from '#infrastructure/launchpad/toIdentityFault.ts';
import type { LaunchpadTalks } from './engine/engineFace.ts';
import type { SandboxBrowser } from './sandboxBrowser.ts';
import { makeEmailTalk, makePasswordTalk, makeSignInTalk, makeSignUpTalk } from './sandboxCredentialTalks.ts';
import { makePatience, makeSandboxLine } from './sandboxLine.ts';
import { makeSessionTalk, makeTwoFactorTalk } from './sandboxSessionTalks.ts';

export type SandboxIdentityParts = {
  readonly engine: LaunchpadTalks;
  readonly browser: SandboxBrowser;
};

/** The identity talk straight over the engine, in one browser: runs the whole app offline and in tests. */
export const makeSandboxIdentity = ({ engine, browser }: SandboxIdentityParts): IdentityGateway => {
  const patience = makePatience();
  const line = makeSandboxLine(browser, patience, toIdentityFault);
  const sessionLine = makeSandboxLine(browser, patience, toSessionFault);
  return {
    ...makeSignInTalk(engine, line),
    ...makeSignUpTalk(engine, line),
    ...makePasswordTalk(engine, line),
    ...makeEmailTalk(engine, sessionLine),
    ...makeTwoFactorTalk(engine, sessionLine),
    ...makeSessionTalk(engine, sessionLine),
    abandon: patience.abandon,
  };
};
