import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { parse } from 'yaml';
import { codeLength } from '#domain/identity/oneTimeCode.ts';
import { codeOf } from '#tests/support/codes.ts';

const optional = <A>(codec: t.Type<A>) => t.union([codec, t.undefined]);

const Schema = t.UnknownRecord;
const Media = t.type({
  schema: Schema,
  example: t.unknown,
  examples: optional(t.record(t.string, t.type({ value: t.unknown }))),
});
const Content = optional(t.record(t.string, Media));
const Header = t.type({ required: optional(t.boolean), schema: Schema, example: t.unknown });
const Parameter = t.type({
  name: t.string,
  in: t.string,
  required: optional(t.boolean),
  schema: Schema,
  example: t.unknown,
});
const Answer = t.type({ headers: optional(t.record(t.string, Header)), content: Content });
const Operation = t.type({
  operationId: t.string,
  tags: t.array(t.string),
  parameters: optional(t.array(Parameter)),
  security: optional(t.array(t.record(t.string, t.UnknownArray))),
  requestBody: optional(t.type({ content: Content })),
  responses: t.record(t.string, Answer),
  'x-error-codes': optional(t.array(t.string)),
});

/** A body or its absence, by its content type. */
export type DocumentedContent = Readonly<t.TypeOf<typeof Content>>;
/** One documented answer. */
export type DocumentedAnswer = Readonly<t.TypeOf<typeof Answer>>;
/** One documented operation, with the parameters of its path. */
export type DocumentedOperation = Readonly<t.TypeOf<typeof Operation>> & {
  readonly path: string;
  readonly method: string;
};

// Because: a validator finds one schema from another only by the name of the collection.
const collection = 'launchpad';
const launchpadDocument: Readonly<Record<string, unknown>> = parse(
  readFileSync(join(import.meta.dirname, '../../docs/launchpad.openapi.yaml'), 'utf8')
    .replaceAll("'#/components/schemas/", `'${collection}#/$defs/`)
    // Because: a document cannot import the length of a code, and its examples have six digits.
    .replace(
      String.raw`Code: { type: string, pattern: '^\d+$'`,
      () => `Code: { type: string, pattern: '^\\d{${codeLength}}$'`,
    )
    .replaceAll("'123456'", `'${codeOf('123456')}'`),
);

const partAt = (pointer: string): unknown =>
  pointer
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((part, name) => (Schema.is(part) ? part[name] : undefined), launchpadDocument);

/** The part with each reference to the document itself replaced by what it names. */
const resolved = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(resolved);
  if (!Schema.is(part)) return part;
  const { $ref } = part;
  if (typeof $ref === 'string' && $ref.startsWith('#/')) return resolved(partAt($ref));
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, resolved(value)]));
};

/** The schemas that others refer to. */
export const launchpadSchemas = { $id: collection, $defs: partAt('#/components/schemas') };

const methods = ['get', 'post', 'put'];

const decoded = <A>(codec: t.Type<A>, part: unknown, what: string): A => {
  const read = codec.decode(part);
  if (E.isLeft(read)) throw new Error(`docs/launchpad.openapi.yaml: another shape at ${what}`);
  return read.right;
};

const PathItem = t.type({ parameters: optional(t.array(Parameter)) });

const operationsIn = (paths: unknown): ReadonlyArray<DocumentedOperation> =>
  Object.entries(decoded(Schema, paths, 'paths')).flatMap(([path, item]) => {
    const { parameters: shared = [] } = decoded(PathItem, item, path);
    return Object.entries(decoded(Schema, item, path)).flatMap(([method, part]) => {
      if (!methods.includes(method)) return [];
      const operation = decoded(Operation, part, `${method} ${path}`);
      return [{ ...operation, path, method, parameters: [...shared, ...(operation.parameters ?? [])] }];
    });
  });

/** Every operation of the launchpad. */
export const launchpadOperations: ReadonlyArray<DocumentedOperation> = operationsIn(
  resolved(launchpadDocument['paths']),
);

const [logout] = operationsIn(resolved(launchpadDocument['webhooks']));

/** The logout of the transfer site. */
export const transferSiteLogout: DocumentedOperation | null = logout ?? null;

const ErrorCodes = t.record(t.string, t.type({ status: t.number, means: t.string }));
const errorCodes = decoded(ErrorCodes, launchpadDocument['x-error-codes'], 'x-error-codes');

/** The status of each error code. */
export const errorStatuses: ReadonlyMap<string, number> = new Map(
  Object.entries(errorCodes).map(([code, { status }]) => [code, status]),
);
