import { startFirefox } from '#tests/e2e/engines/firefox.ts';
import { runJourneys } from '#tests/e2e/fixtures/runJourneys.ts';

runJourneys(startFirefox, { isSecure: false });
