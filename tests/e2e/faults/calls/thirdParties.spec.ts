import { allThirdParties } from '#tests/e2e/consent/thirdParties.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { thirdPartyRows } from './thirdPartyRows.ts';
import { walkRows } from './walkRows.ts';

test.use({ settingsOverrides: { ...allThirdParties, sessionRecording: { enabled: false, appId: '' } } });

walkRows(thirdPartyRows);
