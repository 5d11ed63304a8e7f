/** A configured address as the beginning of others: without the slashes at its end, however many there are. */
export const withoutEndSlashes = (address: string): string =>
  address.endsWith('/') ? withoutEndSlashes(address.slice(0, -1)) : address;
