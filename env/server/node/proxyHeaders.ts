import type { IncomingMessage } from 'node:http';

type Header = string | ReadonlyArray<string> | undefined;

const entriesOf = (header: Header): ReadonlyArray<string> =>
  String(header ?? '')
    .split(/[\s,]+/)
    .filter((entry) => entry !== '');

/** The address of the client: the entry of X-Forwarded-For that the first of the trusted proxies added; without one that of the connection. */
export const clientAddress = (connected: string, forwardedFor: Header, trustedProxies: number): string => {
  const entries = trustedProxies === 0 ? [] : entriesOf(forwardedFor);
  // Because: with fewer entries than proxies, the request did not pass all proxies, and one of them wrote the first entry.
  return entries.slice(-trustedProxies)[0] ?? connected;
};

/** Replaces Host by the host that counts: the one that the last trusted proxy forwards, else the one in a target that is a whole address, else Host; by none where there are two, or none over HTTP/1.1 (RFC 9112, 3.2). */
export const readHost = (incoming: IncomingMessage, trustedProxies: number): void => {
  const { headers, httpVersion, url = '' } = incoming;
  const [, named, path = ''] = /^https?:\/\/(?:[^@/?#]*@)?([^/?#]*)([^#]*)/.exec(url) ?? [];
  if (named !== undefined) incoming.url = path.startsWith('/') ? path : `/${path}`;
  const isMissing = named === '' || (httpVersion === '1.1' && headers.host === undefined);
  const given = isMissing ? undefined : (named ?? headers.host ?? '');
  const forwarded = trustedProxies === 0 ? undefined : entriesOf(headers['x-forwarded-host']).at(-1);
  const host = headers.host?.includes(',') === true ? undefined : (forwarded ?? given);
  // Because: health checks name no host over HTTP/1.0, or an empty one.
  headers.host = host === '' ? 'unnamed.invalid' : host;
};
