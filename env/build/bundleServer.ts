import { bundleForNode } from './bundleModule.ts';

/** Bundles the Node server as one file, which needs nothing but Node, and returns its path. */
export const bundleServer = (): Promise<string> => bundleForNode('env/server/node/main.ts', 'server/server.mjs');
