import { orNull } from '#domain/shared/orNull.ts';

// Because: the address of a blob ends in a random UUID in every browser.
const uuidOfBlob = (): string => {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
};

/** A random UUID (version 4). A page without TLS has no `crypto.randomUUID`, and gets one as well. */
export const randomUuid = (): string => orNull(() => crypto.randomUUID()) ?? uuidOfBlob();
