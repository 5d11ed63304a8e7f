import { randomBytes } from 'node:crypto';

/** A sign-in that this browser started here and has not completed. */
export type PendingSignIn = {
  readonly state: string;
  readonly verifier: string;
  readonly expiresAt: number;
};

/** The person who is signed in. */
export type SignedIn = { readonly email: string; readonly accountType: string };

/** The state of one browser at a site, found by its cookie. */
export type Visitor = { readonly pending: ReadonlyArray<PendingSignIn>; readonly signedIn: SignedIn | null };

/** The browsers that a site knows. */
export type Visitors = {
  readonly get: (id: string | undefined) => Visitor;
  /** Stores a visitor under a known id, or under a new one, and returns the id. */
  readonly keep: (id: string | undefined, visitor: Visitor) => string;
  readonly forget: (id: string | undefined) => void;
  readonly clear: () => void;
};

const newVisitor: Visitor = { pending: [], signedIn: null };

/** Makes an empty list of visitors. */
export const makeVisitors = (): Visitors => {
  const known = new Map<string, Visitor>();
  return {
    get: (id = '') => known.get(id) ?? newVisitor,
    keep: (id, visitor) => {
      // Because: an id that this site did not issue may be planted.
      const storedId = id !== undefined && known.has(id) ? id : randomBytes(18).toString('base64url');
      known.set(storedId, visitor);
      return storedId;
    },
    forget: (id = '') => {
      known.delete(id);
    },
    clear: () => {
      known.clear();
    },
  };
};
