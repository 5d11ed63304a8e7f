import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { codeLength } from '#domain/identity/oneTimeCode.ts';
import { codeOf } from '#tests/support/codes.ts';

type Named<Value> = { readonly [name: string]: Value };

/** A value by its schema, with an example, or with several by their names. */
export type DocumentedPart = {
  readonly schema: Named<unknown>;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly examples?: Named<{ readonly value: unknown }>;
};
type Parameter = DocumentedPart & { readonly name: string; readonly in: string };
/** A body or its absence, by its content type. */
export type DocumentedContent = Named<DocumentedPart> | undefined;
/** One documented answer. */
export type DocumentedAnswer = { readonly headers?: Named<DocumentedPart>; readonly content?: DocumentedContent };

type Operation = {
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly security?: ReadonlyArray<Named<unknown>>;
  readonly requestBody?: { readonly content: DocumentedContent };
  readonly responses: Named<DocumentedAnswer>;
  readonly 'x-error-codes'?: readonly string[];
};

/** One documented operation, with the parameters of its path. */
export type DocumentedOperation = Operation & { readonly path: string; readonly method: string };

const methods = ['get', 'post', 'put'] as const;
type PathItem = Pick<Operation, 'parameters'> & { readonly [method in (typeof methods)[number]]?: Operation };

type LaunchpadDocument = {
  readonly paths: Named<PathItem>;
  readonly webhooks: Named<PathItem>;
  readonly components: { readonly schemas: Named<unknown> };
  readonly 'x-error-codes': Named<{ readonly status: number; readonly means: string }>;
};

// Because: a validator finds one schema from another only by the name of the collection.
const collection = 'launchpad';
const written: Named<unknown> = parse(
  readFileSync(join(import.meta.dirname, '../../docs/launchpad.openapi.yaml'), 'utf8')
    .replaceAll("'#/components/schemas/", `'${collection}#/$defs/`)
    // Because: a document cannot import the length of a code, and its examples have six digits.
    .replace(
      String.raw`Code: { type: string, pattern: '^\d+$'`,
      () => `Code: { type: string, pattern: '^\\d{${codeLength}}$'`,
    )
    .replaceAll("'123456'", `'${codeOf('123456')}'`),
);

/** Replaces a reference to the document itself by what it names. */
const resolve = (_: string, part: unknown): unknown => {
  const reference: unknown = Reflect.get(Object(part), '$ref');
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return part;
  const names = reference.slice('#/'.length).split('/');
  const named = names.reduce<unknown>((from, name) => Reflect.get(Object(from), name), written);
  return JSON.parse(JSON.stringify(named), resolve);
};
const launchpad: LaunchpadDocument = JSON.parse(JSON.stringify(written), resolve);

/** The schemas that others refer to. */
export const launchpadSchemas = { $id: collection, $defs: launchpad.components.schemas };

const operationsIn = (paths: Named<PathItem>): readonly DocumentedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      const parameters = [...(item.parameters ?? []), ...(operation?.parameters ?? [])];
      return operation === undefined ? [] : [{ ...operation, path, method, parameters }];
    }),
  );

/** Every operation of the launchpad. */
export const launchpadOperations: readonly DocumentedOperation[] = operationsIn(launchpad.paths);

/** The logout of the transfer site. */
export const [transferSiteLogout] = operationsIn(launchpad.webhooks);

/** What each error code means, and its status. */
export const errorCodes = launchpad['x-error-codes'];
