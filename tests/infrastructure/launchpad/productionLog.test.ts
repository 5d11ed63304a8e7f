import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeConsoleLog } from '#infrastructure/browser/consoleLog.ts';
import { launchpadCodes as knownCodes } from '#infrastructure/launchpad/toIdentityFault.ts';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import { callRows } from './callRows.ts';
import { openIdentity } from './recordedIdentity.ts';

const said = fc.string().map((tail) => `Canary ${tail}`);
const refusal = fc.record({
  code: fc.oneof(said, fc.constantFrom(...knownCodes)),
  message: fc.tuple(said, fc.constantFrom('', ' has not completed 2FA')).map((parts) => parts.join('')),
});
const json = fc.oneof(refusal, fc.dictionary(said, said)).map((value) => JSON.stringify(value));
const status = fc.option(fc.constantFrom(200, 400, 401, 403, 404, 423, 429, 500, 503));

it('the console in production never shows what the launchpad sent, in any call', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...callRows), status, fc.oneof(json, said), async ({ call }, code, body) => {
      const lines: unknown[] = [];
      const write = (...args: ReadonlyArray<unknown>): void => void lines.push(...args);
      const log = makeConsoleLog({ production: true, to: { info: write, error: write }, knownCodes });
      const { identity } = openIdentity(
        async () => {
          if (code === null) throw new TypeError(body);
          return new Response(body, { status: code, statusText: 'Canary', headers: { 'x-canary': 'Canary' } });
        },
        { ...makeMemoryLog(), ...log },
      );
      await call(identity)();
      expect(lines.join('\n')).not.toContain('Canary');
    }),
  );
});
