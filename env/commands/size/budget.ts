const kilobyte = 1000;

/** The row of the core: the part of the first load that can send a form. */
export const core = 'core';

/**
 * The brotli bytes of script that the first load of a route, or the core, may take. A kilobyte is a thousand bytes.
 * Because: all use cases, the identity gateway and the container are part of the core, and TanStack Query is part of the first load.
 * Loading them on demand saved about 32 kB, and cost seven ways to load code and a second assembly.
 */
export const budgetOf = (name: string): number => {
  if (name === core) return 56 * kilobyte;
  return (name === '/signin' ? 160 : 169) * kilobyte;
};

/** Bytes as text in kilobytes. */
export const inKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} kB`;
