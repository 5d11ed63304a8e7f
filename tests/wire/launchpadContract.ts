import { Ajv2020 } from 'ajv/dist/2020.js';
import { errorCodes, launchpadOperations, launchpadSchemas } from './launchpadDocument.ts';
import type { DocumentedAnswer, DocumentedContent, DocumentedOperation } from './launchpadDocument.ts';

const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
ajv.addSchema(launchpadSchemas);

/** What is wrong with a value; null if it fits the schema. It names fields, and no value. */
export const schemaFault = (schema: object, value: unknown, what: string): string | null =>
  ajv.validate(schema, value) ? null : ajv.errorsText(ajv.errors, { dataVar: what });

/** A call in the terms of the document: an operation, and the parameters in its path. */
export type Call = { readonly operation: DocumentedOperation; readonly inPath: Readonly<Record<string, string>> };

/** The documented call of a method and a path; null if there is none. A path without parameters wins. */
export const findCall = (method: string, path: string): Call | null => {
  const calls = launchpadOperations.flatMap((operation): ReadonlyArray<Call> => {
    const pattern = new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]*)')}$`);
    const found = operation.method === method.toLowerCase() ? pattern.exec(path) : null;
    const parts = Object.entries(found?.groups ?? {}).map(([name, part]) => [name, decodeURIComponent(part)]);
    return found === null ? [] : [{ operation, inPath: Object.fromEntries(parts) }];
  });
  return calls.find(({ inPath }) => Object.keys(inPath).length === 0) ?? calls[0] ?? null;
};

type Values = Readonly<Record<string, string>>;

const parameterFaults = (operation: DocumentedOperation, place: string, values: Values): ReadonlyArray<string> => {
  const parameters = (operation.parameters ?? []).filter((one) => one.in === place);
  const nameOf = (name: string): string => (place === 'header' ? name.toLowerCase() : name);
  const known = new Set(parameters.map(({ name }) => nameOf(name)));
  const unknown = Object.keys(values).filter((name) => !known.has(name));
  return [
    ...unknown.map((name) => `the ${place} has an undocumented ${name}`),
    ...parameters.flatMap(({ name, required, schema }) => {
      const value = values[nameOf(name)];
      if (value === undefined) return required === true ? [`the ${place} has no ${name}`] : [];
      return schemaFault(schema, value, `${place} ${name}`) ?? [];
    }),
  ];
};

const formType = 'application/x-www-form-urlencoded';

const valueOf = (type: string, text: string): unknown => {
  if (type === formType) return Object.fromEntries(new URLSearchParams(text));
  if (type !== 'application/json') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

// Because: every page gets the same list of all countries, which takes long to check.
const faultsOfTexts = new Map<object, Map<string, string | null>>();

const bodyFaults = (content: DocumentedContent, type: string | null, text: string): ReadonlyArray<string> => {
  if (text === '' && content === undefined) return [];
  const plainType = type?.split(';')[0] ?? 'no type';
  const media = content?.[plainType];
  if (media === undefined) return [`an undocumented body of ${plainType}`];
  const known = faultsOfTexts.get(media.schema) ?? new Map<string, string | null>();
  const fault = known.has(text)
    ? (known.get(text) ?? null)
    : schemaFault(media.schema, valueOf(plainType, text), 'body');
  faultsOfTexts.set(media.schema, known.set(text, fault));
  return fault === null ? [] : [fault];
};

/** The headers that a browser or an HTTP client sends by itself: by the first part of their names, or whole. */
const ownHeader = /^(?:accept|cache|content|if|sec|upgrade|user|x-forwarded)(?:-|$)/;
const ownHeaders = new Set(['connection', 'cookie', 'dnt', 'host', 'origin', 'pragma', 'priority', 'referer', 'te']);

/** What is wrong with a request by the document. */
export const requestFaults = async ({ operation, inPath }: Call, request: Request): Promise<ReadonlyArray<string>> => {
  const takesToken = (operation.security ?? []).some((one) => 'accessToken' in one);
  const headers = Object.fromEntries(
    [...request.headers].filter(
      ([name]) => !ownHeader.test(name) && !ownHeaders.has(name) && !(takesToken && name === 'authorization'),
    ),
  );
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const type = request.headers.get('content-type');
  return [
    ...parameterFaults(operation, 'path', inPath),
    ...parameterFaults(operation, 'query', query),
    ...parameterFaults(operation, 'header', headers),
    ...bodyFaults(operation.requestBody?.content, type, await request.clone().text()),
  ];
};

/** The headers of an answer that carry a meaning; the others are the same for every answer. */
const meaningful = ['Retry-After', 'Location', 'Set-Cookie'];

const headerFaults = ({ headers = {} }: DocumentedAnswer, answer: Headers): ReadonlyArray<string> =>
  meaningful.flatMap((name) => {
    const value = name === 'Set-Cookie' ? answer.getSetCookie() : answer.get(name);
    const isMissing = value === null || value.length === 0;
    const documented = headers[name];
    if (isMissing) return documented?.required === true ? [`the answer has no ${name}`] : [];
    if (documented === undefined) return [`the answer has an undocumented ${name}`];
    return schemaFault(documented.schema, value, name) ?? [];
  });

const tooLarge = 413;

const codeFaults = (operation: DocumentedOperation, status: number, text: string): ReadonlyArray<string> => {
  const code: unknown = Reflect.get(Object(valueOf('application/json', text)), 'code');
  const codes = ['InternalFailureException', ...(operation['x-error-codes'] ?? [])];
  if (typeof code !== 'string' || !codes.includes(code)) return [`an undocumented error code ${String(code)}`];
  const expected = errorCodes[code]?.status ?? status;
  const isTooLarge = status === tooLarge && code === 'InvalidParameterException';
  return expected === status || isTooLarge ? [] : [`the code ${code} with the status ${String(status)}`];
};

/** What is wrong with an answer by the document. */
export const answerFaults = async (
  operation: DocumentedOperation,
  answer: Response,
): Promise<ReadonlyArray<string>> => {
  const { status, headers } = answer;
  const documented = operation.responses[status] ?? operation.responses[`${String(status)[0] ?? ''}XX`];
  if (documented === undefined) return [`the answer has the undocumented status ${String(status)}`];
  const text = await answer.clone().text();
  return [
    ...headerFaults(documented, headers),
    ...bodyFaults(documented.content, headers.get('content-type'), text),
    ...(status < 400 ? [] : codeFaults(operation, status, text)),
  ];
};
