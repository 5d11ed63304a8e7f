import { startChromium } from '#tests/e2e/engines/chromium.ts';
import { runJourneys } from './runJourneys.ts';

runJourneys(startChromium, { isSecure: false });
