import type { IdentityGateway } from '#application/ports/identityGateway.ts';

/** A call, and what must go over the wire for it, secrets uncovered. */
export type Row = {
  readonly path: string;
  readonly call: (identity: IdentityGateway) => () => Promise<unknown>;
  readonly method?: string;
  readonly credentials?: boolean;
  /** What becomes of a redirect, where it is not followed by a read and refused by all else. */
  readonly redirect?: 'manual';
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};
