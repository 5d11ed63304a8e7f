import { freePort } from './shared/freePort.ts';
import { freshBuild } from './shared/freshBuild.ts';

process.env['PORT'] = String(await freePort(process.env['PORT']));
await freshBuild();
await import('#env/sandbox/main.ts');
