import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolder, projectRoot } from '#env/shared/projectRoot.ts';
import { bundleModule } from './bundleModule.ts';

/** Bundles the Node server as one file, which needs nothing but Node, and returns its path. */
export const bundleServer = async (): Promise<string> => {
  const { code } = await bundleModule(join(projectRoot, 'env', 'server', 'node', 'main.ts'), { target: 'node' });
  const folder = join(outputFolder, 'server');
  const path = join(folder, 'server.mjs');
  mkdirSync(folder, { recursive: true });
  // Because: a server may start from the file while another process writes it.
  const written = `${path}.${process.pid}`;
  writeFileSync(written, code);
  renameSync(written, path);
  return path;
};
