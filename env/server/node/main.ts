// The entry of the bundled server.
import { printable } from '#env/shared/userError.ts';
import { serve } from './serve.ts';
import { readOptions } from './serverOptions.ts';

const main = async (): Promise<void> => serve(readOptions(process.argv.slice(2), process.env));

main().catch((fault: Error) => {
  console.error(printable(fault));
  process.exitCode = 1;
});
