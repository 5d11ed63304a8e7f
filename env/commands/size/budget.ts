const kilobyte = 1000;

/** How many brotli bytes of script a route's first load may take: a kB is a thousand bytes, as on the wire. */
export const budgetOf = (route: string): number => (route === '/signin' ? 120 : 145) * kilobyte;

/** Bytes as people read them. */
export const inKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} kB`;
