import { randomUUID } from 'node:crypto';

/** The refs of the content repository: the newest is the master ref, the earlier ones are expired. */
export type Refs = ReturnType<typeof makeRefs>;

/** Makes the refs of a repository that was published once. */
export const makeRefs = () => {
  const expired = new Set<string>();
  let master: string = randomUUID();
  return {
    master: (): string => master,
    isExpired: (ref: string): boolean => expired.has(ref),
    /** Makes a new master ref, as publishing a document does. */
    publish: (): string => {
      expired.add(master);
      master = randomUUID();
      return master;
    },
  };
};
