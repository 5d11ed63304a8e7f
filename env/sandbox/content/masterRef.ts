import { randomUUID } from 'node:crypto';

/** The refs of the content repository: the newest is the master ref, the earlier ones are expired. */
export type Refs = {
  readonly master: () => string;
  readonly isExpired: (ref: string) => boolean;
  /** Makes a new master ref, as publishing a document does. */
  readonly publish: () => string;
};

/** Makes the refs of a repository that was published once. */
export const makeRefs = (): Refs => {
  const expired = new Set<string>();
  let master: string = randomUUID();
  return {
    master: () => master,
    isExpired: (ref) => expired.has(ref),
    publish: () => {
      expired.add(master);
      master = randomUUID();
      return master;
    },
  };
};
