import { mainBrand } from '#domain/brand/brands.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import { cookiesOf } from '#infrastructure/sandbox/engine/reply.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { makeMemoryCookies } from '#tests/support/memoryCookies.ts';
import { makeSandboxBrowser } from '#infrastructure/sandbox/sandboxBrowser.ts';
import { makeSandboxIdentity } from '#infrastructure/sandbox/sandboxIdentity.ts';
import { makeSteppedClock } from '#tests/support/steppedClock.ts';
import type { MakeIdentityFixture } from '#tests/contracts/identityFixture.ts';

/** Makes the sandbox's identity service in memory, on a manual clock. */
export const makeSandboxFixture: MakeIdentityFixture = async () => {
  const clock = makeSteppedClock(Date.UTC(2026, 10, 21));
  // Because: the contract does not depend on a slow password hash.
  const hash = { ...webHash, password: (password: string, salt: string) => webHash.sha256(`${salt} ${password}`) };
  const engine = makeEngine({ now: clock.now, random: webRandom, hash });
  const browser = makeSandboxBrowser(mainBrand.sessionCookie, makeMemoryCookies());
  return {
    identity: makeSandboxIdentity({ engine, browser }),
    engine,
    advance: clock.advance,
    signInAtProvider: async (provider, email) => {
      const answered = await engine.answerSocial({ provider, email }, browser.clientContext(null))();
      browser.applyCookies(cookiesOf(answered));
    },
    close: async () => undefined,
  };
};
