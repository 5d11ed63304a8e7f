import type * as E from 'fp-ts/Either';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';

/** A call and its expected request, with unmasked secrets. */
export type Row = {
  readonly path: string;
  readonly call: (identity: IdentityGateway) => () => Promise<E.Either<unknown, unknown>>;
  readonly method?: string;
  readonly credentials?: boolean;
  /** The redirect mode, if it differs from the default (reads follow, other calls refuse). */
  readonly redirect?: 'manual';
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** A command with cookies, and the body that it sends. */
export const command = (name: string, call: Row['call'], body: unknown): Row => ({
  path: `/authorization/${name}`,
  call,
  credentials: true,
  body,
});
