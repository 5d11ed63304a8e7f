const safelistedHeaders = new Set(['accept', 'accept-language', 'content-language', 'content-type']);
const safelistedTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/** The headers of a request that need a preflight, in lower case. */
export const nonSafelistedHeaders = (request: Request): ReadonlyArray<string> =>
  [...request.headers]
    .filter(([name, value]) => {
      const type = value.split(';')[0] ?? '';
      return !safelistedHeaders.has(name) || (name === 'content-type' && !safelistedTypes.includes(type));
    })
    .map(([name]) => name);

/** Whether a cross-origin request needs a preflight. */
export const needsPreflight = (request: Request): boolean =>
  !['GET', 'HEAD', 'POST'].includes(request.method) || nonSafelistedHeaders(request).length > 0;

const listed = (answer: Response, name: string): ReadonlyArray<string> =>
  (answer.headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase());

/** Whether a page of this origin may read the answer. */
export const isReadableCrossOrigin = (answer: Response, origin: string, withCredentials: boolean): boolean => {
  const allowed = answer.headers.get('access-control-allow-origin');
  if (!withCredentials) return allowed === '*' || allowed === origin;
  return allowed === origin && answer.headers.get('access-control-allow-credentials') === 'true';
};

/** Whether a preflight's answer allows the request. */
export const preflightAllows = (answer: Response, request: Request): boolean => {
  const headers = listed(answer, 'access-control-allow-headers');
  const methods = listed(answer, 'access-control-allow-methods');
  const methodFits = ['GET', 'HEAD', 'POST'].includes(request.method) || methods.includes(request.method.toLowerCase());
  return answer.ok && methodFits && nonSafelistedHeaders(request).every((name) => headers.includes(name));
};
