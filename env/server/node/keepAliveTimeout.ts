/**
 * How long a server keeps an idle connection open, in milliseconds: load balancers keep theirs for 60 seconds, and must not find it
 * closed.
 */
export const keepAliveTimeout = 65_000;
