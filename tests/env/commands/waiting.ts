// A command that runs until it is ended.
import { endWithNpm } from '#env/commands/shared/runSandbox.ts';

setInterval(() => undefined, 60_000);
endWithNpm(async () => console.log('closed'));
console.log('started');
