import * as E from 'fp-ts/Either';
import { mainBrand } from '#domain/brand/brand.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
import { makeSandboxBrowser } from '#infrastructure/sandbox/sandboxBrowser.ts';
import { makeSandboxIdentity } from '#infrastructure/sandbox/sandboxIdentity.ts';
import { makeSteppedClock } from '#infrastructure/sandbox/steppedClock.ts';
import type { OpenStage } from '#tests/contracts/identityStage.ts';

/** The sandbox’s identity service in memory, its clock in the test’s hand. */
export const openSandboxStage: OpenStage = async () => {
  const clock = makeSteppedClock(Date.UTC(2026, 10, 21));
  // Because: the contract is about what is said, not about how dearly a password is kept.
  const hash = { ...webHash, password: (password: string, salt: string) => webHash.sign(password, `salt ${salt}`) };
  const engine = makeEngine({ now: clock.now, random: webRandom, hash });
  const browser = makeSandboxBrowser(mainBrand.sessionCookie, makeMemoryCookies());
  return {
    identity: makeSandboxIdentity({ engine, browser }),
    engine,
    advance: clock.advance,
    meetProvider: async (provider, email) => {
      const answered = await engine.answerSocial({ provider, email }, browser.visit(null))();
      browser.take(E.isLeft(answered) ? answered.left.cookies : answered.right.cookies);
    },
    close: async () => undefined,
  };
};
