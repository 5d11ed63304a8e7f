import { buildAnew } from './shared/freshBuild.ts';

await buildAnew('info');
