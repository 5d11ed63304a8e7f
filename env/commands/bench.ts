// Measures the speed of pages, journeys, interactions and the Node server, and the memory.
// Usage: npm run bench -- [pages | journeys | interaction | memory | server]
import { ensureBuild } from './shared/ensureBuild.ts';
import { ensureBrowser } from './shared/programs.ts';
import { runPackage } from './shared/runPackage.ts';

await ensureBuild();
process.exitCode = await runPackage('tests/bench', { CHROMIUM_PATH: await ensureBrowser(), NODE_ENV: 'production' });
