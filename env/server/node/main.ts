// The entry of the bundled server.
import { serve } from './serve.ts';
import { readOptions } from './serverOptions.ts';

serve(readOptions(process.argv.slice(2), process.env)).catch((fault: Error) => {
  console.error(fault.name === 'UserError' ? fault.message : fault);
  process.exitCode = 1;
});
