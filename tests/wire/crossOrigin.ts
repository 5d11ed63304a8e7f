const simpleHeaders = new Set(['accept', 'accept-language', 'content-language', 'content-type']);
const simpleTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/** The headers of a request a browser asks permission for, lower-cased. */
export const unusualHeaders = (asked: Request): ReadonlyArray<string> =>
  [...asked.headers]
    .filter(([name, value]) => {
      const type = value.split(';')[0] ?? '';
      return !simpleHeaders.has(name) || (name === 'content-type' && !simpleTypes.includes(type));
    })
    .map(([name]) => name);

/** Whether a browser asks before it sends this to another origin. */
export const needsPreflight = (asked: Request): boolean =>
  !['GET', 'HEAD', 'POST'].includes(asked.method) || unusualHeaders(asked).length > 0;

const listed = (answer: Response, name: string): ReadonlyArray<string> =>
  (answer.headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase());

/** Whether a page of this origin may read the answer. */
export const mayRead = (answer: Response, origin: string, withCredentials: boolean): boolean => {
  const allowed = answer.headers.get('access-control-allow-origin');
  if (!withCredentials) return allowed === '*' || allowed === origin;
  return allowed === origin && answer.headers.get('access-control-allow-credentials') === 'true';
};

/** Whether a preflight's answer lets the request through. */
export const letsThrough = (answer: Response, asked: Request): boolean => {
  const headers = listed(answer, 'access-control-allow-headers');
  const methods = listed(answer, 'access-control-allow-methods');
  const methodFits = ['GET', 'HEAD', 'POST'].includes(asked.method) || methods.includes(asked.method.toLowerCase());
  return answer.ok && methodFits && unusualHeaders(asked).every((name) => headers.includes(name));
};
