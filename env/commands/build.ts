// Makes the production build in dist/, and the server that serves it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { bundleServer } from '#env/build/bundleModule.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { fingerprint, stamp } from './shared/ensureBuild.ts';

const inputs = fingerprint();
console.log('Bundling and compressing the app ...');
await build({ configFile: join(projectRoot, 'vite.config.ts'), mode: 'production', logLevel: 'warn' });
writeFileSync(stamp, inputs);
console.log(`The server is ${await bundleServer()}.`);
