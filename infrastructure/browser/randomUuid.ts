import { orNull } from '#domain/shared/orNull.ts';

// Because: the address of a blob ends in a random UUID in every engine.
const ofBlob = (): string => {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
};

/** A random UUID (version 4), also in a browser without `crypto.randomUUID`: an address without TLS has none. */
export const randomUuid = (): string => orNull(() => crypto.randomUUID()) ?? ofBlob();
