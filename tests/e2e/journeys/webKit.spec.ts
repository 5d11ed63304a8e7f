import { hasWebKitDriver } from '#env/commands/shared/programs.ts';
import { runJourneys } from '#tests/e2e/fixtures/engineTest.ts';
import { startWebKit } from '#tests/e2e/engines/webKit.ts';

if (hasWebKitDriver) runJourneys(startWebKit, { isSecure: true });
