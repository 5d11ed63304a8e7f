import { randomBytes } from 'node:crypto';

/** A sign-in this browser started here and has not come back from. */
export type PendingSignIn = {
  readonly state: string;
  readonly verifier: string;
  readonly expiresAt: number;
};

export type SignedIn = { readonly email: string; readonly accountType: string };

/** What a site knows of one browser, by its cookie. */
export type Visitor = { readonly pending: ReadonlyArray<PendingSignIn>; readonly signedIn: SignedIn | null };

export type Visitors = {
  readonly get: (id: string | undefined) => Visitor;
  /** Keeps a visitor under this id, or a new one; answers the id. */
  readonly keep: (id: string | undefined, visitor: Visitor) => string;
  readonly forget: (id: string | undefined) => void;
  readonly clear: () => void;
};

const stranger: Visitor = { pending: [], signedIn: null };

/** The browsers one site knows; none to begin with. */
export const makeVisitors = (): Visitors => {
  const known = new Map<string, Visitor>();
  return {
    get: (id = '') => known.get(id) ?? stranger,
    keep: (id, visitor) => {
      // Because: an id this site did not hand out may have been planted.
      const kept = id !== undefined && known.has(id) ? id : randomBytes(18).toString('base64url');
      known.set(kept, visitor);
      return kept;
    },
    forget: (id = '') => {
      known.delete(id);
    },
    clear: () => {
      known.clear();
    },
  };
};
