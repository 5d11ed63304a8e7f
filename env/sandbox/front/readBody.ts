const formOf = (text: string): unknown => Object.fromEntries(new URLSearchParams(text));

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A request's body as data: JSON and forms parsed, any other text as it is, null when there is none. */
export const readBody = async (request: Request): Promise<unknown> => {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const text = await request.clone().text();
  if (text === '') return null;
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  return isForm ? formOf(text) : jsonOf(text);
};
