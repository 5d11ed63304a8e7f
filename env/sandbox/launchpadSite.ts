import { randomBytes, scrypt } from 'node:crypto';
import type { Hono } from 'hono';
import { brands } from '#domain/brand/brands.ts';
import { accountHost, hostName, launchpadHost } from '#env/sandbox/hosts.ts';
import { makeLaunchpadApp } from '#infrastructure/sandbox/launchpad/launchpadApp.ts';
import type { LaunchpadEnv, LaunchpadHost, LaunchpadParts } from '#infrastructure/sandbox/launchpad/respond.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import type { SandboxClock } from './clock.ts';

/** A quarter of Node's own cost, at which each sign-in of a test takes 50 ms. The passwords of a sandbox are public. */
const cost = 4096;

const scryptHash = (password: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { cost }, (fault, key) =>
      fault === null ? resolve(key.toString('base64url')) : reject(fault),
    );
  });

/** Makes the launchpad's engine with Node's cryptography and the sandbox's clock. */
export const makeSandboxEngine = (clock: SandboxClock): Engine =>
  makeEngine({
    now: clock.now,
    random: (bytes: number) => randomBytes(bytes),
    hash: { ...webHash, password: scryptHash },
  });

const hostOf =
  (origin: (host: string) => string) =>
  (header: string): LaunchpadHost | null => {
    const brand = brands.find((one) => launchpadHost(one) === hostName(header));
    if (brand === undefined) return null;
    return {
      sessionCookie: brand.sessionCookie,
      cookieDomain: `${brand.key}.localhost`,
      accountOrigin: origin(accountHost(brand)),
    };
  };

/** The launchpad on every brand's host. */
export const makeLaunchpadSite = ({
  origin,
  ...parts
}: Omit<LaunchpadParts, 'hostOf'> & { readonly origin: (host: string) => string }): Hono<LaunchpadEnv> =>
  makeLaunchpadApp({ ...parts, hostOf: hostOf(origin) });
