import { randomBytes } from 'node:crypto';

/** The refs of the content repository: the newest is the master ref, the earlier ones are expired. */
export type Refs = {
  readonly master: () => string;
  readonly isExpired: (ref: string) => boolean;
  /** Makes a new master ref, as publishing a document does. */
  readonly publish: () => string;
};

const newRef = (): string => randomBytes(12).toString('base64url');

/** Makes the refs of a repository that was published once. */
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
