import { hasWebKitDriver } from '#env/commands/shared/programs.ts';
import { journeyTest, runJourneys } from '#tests/e2e/fixtures/runJourneys.ts';

if (hasWebKitDriver) runJourneys(journeyTest.extend({ engine: ({ webKit }, give) => give(webKit), isSecure: true }));
