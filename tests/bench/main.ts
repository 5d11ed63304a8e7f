import { measureServer } from './server/measureServer.ts';

if (process.argv[2] !== 'server') {
  const { measurePages } = await import('./measurePages.ts');
  await measurePages();
}
await measureServer();
process.exit(0);
