// Makes the production build in dist/, and the server that serves it.
import { bundleServer } from '#env/build/bundleModule.ts';
import { rebuild } from '#env/commands/shared/ensureBuild.ts';

await rebuild('info');
console.log(`The server is ${await bundleServer()}.`);
