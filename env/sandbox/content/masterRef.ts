import { randomBytes } from 'node:crypto';

/** The refs of the content repository: one in force, the earlier ones expired. */
export type Refs = {
  readonly master: () => string;
  readonly isExpired: (ref: string) => boolean;
  /** Brings a new ref into force, as publishing a document does. */
  readonly publish: () => string;
};

const newRef = (): string => randomBytes(12).toString('base64url');

/** A repository that was published once. */
export const makeRefs = (): Refs => {
  let refs: ReadonlyArray<string> = [newRef()];
  const master = (): string => refs[0] ?? '';
  return {
    master,
    isExpired: (ref) => ref !== master() && refs.includes(ref),
    publish: () => {
      refs = [newRef(), ...refs];
      return master();
    },
  };
};
