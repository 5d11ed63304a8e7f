import type { MiddlewareHandler } from 'hono';
import type { Engine } from '#infrastructure/sandbox/engine/engineFace.ts';

/** What the launchpad needs to know of the brand a request came in under. */
export type LaunchpadHost = {
  /** 'xe_session' */
  readonly sessionCookie: string;
  /** The brand's parent domain: 'xe.localhost'. */
  readonly cookieDomain: string;
  /** The only origin that may talk to it with credentials: 'http://account.xe.localhost:4100'. */
  readonly accountOrigin: string;
};

export type LaunchpadParts = {
  readonly engine: Engine;
  /** The brand behind a Host header ('launchpad.xe.localhost:4100'), or null for no launchpad host. */
  readonly hostOf: (host: string) => LaunchpadHost | null;
  /** Run inside the cross-origin headers and before every call, so that a fault played here can be read by the page. */
  readonly before: ReadonlyArray<MiddlewareHandler>;
};

/** What every handler of the launchpad finds in its context. */
export type LaunchpadEnv = { readonly Variables: { readonly host: LaunchpadHost } };
