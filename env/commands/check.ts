import { failedAmong, format, lint, types, unit } from './shared/checks.ts';

const failed = await failedAmong([format, lint, types, unit]);
if (failed.length > 0) {
  console.error(`\nNot good yet: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
