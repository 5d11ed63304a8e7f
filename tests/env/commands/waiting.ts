// A command that runs until it is ended.
import { createServer } from 'node:net';
import { endWithNpm } from '#env/commands/shared/runSandbox.ts';

createServer().listen(0);
endWithNpm(async () => console.log('closed'));
console.log('started');
