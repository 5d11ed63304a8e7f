const kilobyte = 1000;

/** The row of the core: the part of the first load that can send a form. */
export const core = 'core';

/**
 * The brotli bytes of script that the first load of a route, or the core, may take. A kilobyte is a thousand bytes.
 * Because: all use cases and the identity gateway are part of the core, and TanStack Query is part of the first load. Loading
 * them on demand saved about 14 kB and cost seven ways to load code.
 */
export const budgetOf = (name: string): number => {
  if (name === core) return 38 * kilobyte;
  return (name === '/signin' ? 140 : 150) * kilobyte;
};

/** Bytes as text in kilobytes. */
export const inKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} kB`;
