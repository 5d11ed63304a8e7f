// The entry of the bundled server.
import { readOptions, serve } from './serve.ts';

const main = async (): Promise<void> => serve(readOptions(process.argv.slice(2), process.env));

main().catch((fault: Error & { readonly code?: string }) => {
  const isUnknown = fault.code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(fault.name === 'UserError' || isUnknown ? fault.message : fault);
  if (isUnknown) console.error('Usage: node server.mjs [--config FILE] [--dist FOLDER] [--check]');
  process.exitCode = 1;
});
