import { startChromium } from '#tests/e2e/engines/chromium.ts';
import { runJourneys } from '#tests/e2e/fixtures/runJourneys.ts';

runJourneys(startChromium, { isSecure: false });
