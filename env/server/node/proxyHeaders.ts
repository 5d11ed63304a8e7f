const entriesOf = (header: string | ReadonlyArray<string> | undefined): ReadonlyArray<string> =>
  (typeof header === 'string' ? header : (header ?? []).join(','))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** A header of a request, as Node gives it. */
type Header = string | ReadonlyArray<string> | undefined;

/**
 * Returns the address of the client: the entry of X-Forwarded-For that the first of the trusted proxies added. Without
 * a trusted proxy it is the address of the connection.
 */
export const clientAddress = (connected: string, forwardedFor: Header, trustedProxies: number): string => {
  if (trustedProxies === 0) return connected;
  const trusted = entriesOf(forwardedFor).slice(-trustedProxies);
  // Because: with fewer entries than proxies, the request did not pass all proxies, and one of them wrote the first entry.
  return trusted[0] ?? connected;
};

/** Returns the host that the client named: the one that the last proxy forwards, if a proxy is trusted; else the Host header. */
export const clientHost = (
  host: string | undefined,
  forwardedHost: Header,
  trustedProxies: number,
): string | undefined => (trustedProxies === 0 ? host : (entriesOf(forwardedHost).at(-1) ?? host));
