import { startFirefox } from '#tests/e2e/engines/firefox.ts';
import { runJourneys } from './runJourneys.ts';

runJourneys(startFirefox, { isSecure: false });
