import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';

/** The brand's values that the launchpad needs for a request to one host. */
export type LaunchpadHost = {
  /** 'xe_session' */
  readonly sessionCookie: string;
  /** The brand's parent domain: 'xe.localhost'. */
  readonly cookieDomain: string;
  /** The only origin that may send credentials: 'http://account.xe.localhost:4100'. */
  readonly accountOrigin: string;
};

/** What the launchpad app is made of. */
export type LaunchpadParts = {
  readonly engine: Engine;
  /** Finds the brand's values by a Host header ('launchpad.xe.localhost:4100'); null for any other host. */
  readonly hostOf: (host: string) => LaunchpadHost | null;
};

/** The context variables of the launchpad's handlers. */
export type LaunchpadEnv = { readonly Variables: { readonly host: LaunchpadHost } };
