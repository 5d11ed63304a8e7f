import { hasWebKitDriver } from '#env/commands/shared/programs.ts';
import { startWebKit } from '#tests/e2e/engines/webKit.ts';
import { runJourneys } from '#tests/e2e/fixtures/runJourneys.ts';

if (hasWebKitDriver) runJourneys(startWebKit, { isSecure: true });
