const plainHost = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/;
const unfitForHeaders = /[\s;,'"\\<>*]|[^\x20-\x7e]/;

/** The origin of an absolute web address; null for any other text, or one that is not safe inside a header. */
export const webOrigin = (address: string): string | null => {
  if (unfitForHeaders.test(address) || !URL.canParse(address)) return null;
  const { protocol, origin, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return username === '' && password === '' && plainHost.test(hostname) ? origin : null;
};

/** Whether an origin may be used: in production only with https. */
export const originIsSafe = (origin: string, production: boolean): boolean =>
  !production || origin.startsWith('https:');

/** The origin of a web address that may be used; null for another text, for none, and in production for one without https. */
export const safeOrigin = (address: string | null, production: boolean): string | null => {
  const origin = address === null ? null : webOrigin(address);
  return origin !== null && originIsSafe(origin, production) ? origin : null;
};

/** The value of a parameter of a query, decoded once; null without one. An empty value or only blanks count as none, also beside another value. */
export const queryValue = (query: string | URLSearchParams, name: string): string | null =>
  new URLSearchParams(query).getAll(name).find((value) => value.trim() !== '') ?? null;

/** An address or a path without the slashes at its end, however many there are. */
// Because: an address is validated more than once, so nothing may be left to remove; a regular expression would be slow on long paths.
export const withoutEndSlashes = (address: string): string => {
  let end = address.length;
  while (address.charAt(end - 1) === '/') end -= 1;
  return address.slice(0, end);
};
