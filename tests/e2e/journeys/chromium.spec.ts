import { journeyTest, runJourneys } from '#tests/e2e/fixtures/runJourneys.ts';

runJourneys(journeyTest);
