import { parseJson } from '#env/sandbox/parseJson.ts';

/** Reads a request's body: JSON and forms as data, any other text unchanged, null if there is none. */
export const readBody = async (request: Request): Promise<unknown> => {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const text = await request.clone().text();
  if (text === '') return null;
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : (parseJson(text) ?? text);
};
