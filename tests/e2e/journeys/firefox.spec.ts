import { runJourneys } from '#tests/e2e/fixtures/engineTest.ts';
import { startFirefox } from '#tests/e2e/engines/firefox.ts';

runJourneys(startFirefox, { isSecure: false });
