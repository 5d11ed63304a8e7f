import { allThirdParties } from '#tests/e2e/consent/thirdParties.ts';
import { sandboxTest } from '#tests/e2e/fixtures/sandboxTest.ts';
import { thirdPartyRows } from './thirdPartyRows.ts';
import { walkRows } from './walkRows.ts';

sandboxTest.use({ settingsOverrides: { ...allThirdParties, sessionRecording: { enabled: false, appId: '' } } });

walkRows(thirdPartyRows);
