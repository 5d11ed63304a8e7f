/** What the launchpad needs to know of the brand a request came in under. */
export type LaunchpadHost = {
  /** 'xe_session' */
  readonly sessionCookie: string;
  /** The brand's parent domain: 'xe.localhost'. */
  readonly cookieDomain: string;
  /** The only origin that may talk to it with credentials: 'http://account.xe.localhost:4100'. */
  readonly accountOrigin: string;
};
