import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordGuard } from '#domain/navigation/passwordGuard.ts';
import { anyContext, context } from '#tests/arbitraries/appContext.ts';
import { navigationRequest } from '#tests/arbitraries/navigationRequest.ts';
import { outcomes } from '#tests/arbitraries/outcomes.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { followGuards } from './followGuards.ts';

const codeScreens: ReadonlyArray<string> = ['/signup/email-verification', '/signin/email-verification'];

describe('passwordGuard', () => {
  it('leaves the password only on the screens whose call may send it', () => {
    reaches(
      30,
      (inCase) =>
        fc.property(
          fc.tuple(anyContext, outcomes),
          navigationRequest,
          session,
          ([appContext, answers], request, visit) => {
            const { screens, last } = followGuards(appContext, answers)(request, visit);
            const screen = screens.at(-1) ?? request.to;
            const sendsPassword =
              codeScreens.includes(screen) ||
              (screen.startsWith('/2fa/') && last.session.twoFactor.requirement === 'BySignIn');
            fc.pre(inCase(!sendsPassword && visit.secrets.password !== null));
            expect(last.session.secrets.password).toBeNull();
          },
        ),
      { numRuns: 1000 },
    );
  });

  it('keeps the password on those screens, and clears it on every other', () => {
    reaches(
      5,
      (inCase) =>
        fc.property(
          navigationRequest,
          session,
          fc.constantFrom('None', 'InSession', 'BySignIn'),
          (request, visit, required) => {
            const isTwoFactor = request.to.startsWith('/2fa/');
            const isSent = codeScreens.includes(request.to) || (isTwoFactor && required === 'BySignIn');
            const before = withParts(visit, { twoFactor: { requirement: required } });
            const { password } = passwordGuard(context)(request)(before).session.secrets;
            inCase(isSent && visit.secrets.password !== null);
            expect(password).toBe(isSent ? visit.secrets.password : null);
          },
        ),
      { numRuns: 500 },
    );
  });
});
