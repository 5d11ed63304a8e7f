import type { TwoFactorProof } from '#application/ports/identityCalls.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { code, seed } from '#tests/contracts/identityFixture.ts';
import { full, login } from './commandRows.ts';
import type { Row } from './row.ts';

const proof: TwoFactorProof = {
  code: code('123456'),
  channel: 'sms',
  number: '+447700900101',
  changingNumber: true,
  rememberBrowser: true,
  profileId: unsafeNominal<'ProfileId'>('p-1'),
};
const byEmail: TwoFactorProof = {
  ...proof,
  channel: 'email',
  number: null,
  changingNumber: false,
  rememberBrowser: false,
  profileId: null,
};
const provenNumber = {
  twoFANumber: '+447700900101',
  changeTwoFANumber: true,
  channel: 'sms',
  rememberBrowser: true,
  location: 'GB',
};
const provenEmail = { changeTwoFANumber: false, channel: 'email', rememberBrowser: false, location: 'GB' };
const here = { location: 'GB', referenceSource: 'personal' };

const row = (path: string, call: Row['call'], body: unknown): Row => ({ path, call, credentials: true, body });

/** Every command of the second factor. Null fields are omitted, and a sign-in with a code has no challenge. */
export const twoFactorRows: ReadonlyArray<Row> = [
  row('/authorization/weblogin', (identity) => identity.signInWithTwoFactor(seed('personal'), proof, full), {
    ...login,
    ...provenNumber,
    verifyCode: '123456',
    twoFAProfileId: 'p-1',
  }),
  row('/authorization/weblogin', (identity) => identity.signInWithTwoFactor(seed('personal'), byEmail, full), {
    ...login,
    ...provenEmail,
    verifyCode: '123456',
  }),
  row('/authorization/send2FA', (identity) => identity.send2FA({ _tag: 'StatusOnly' }, full), {
    changeTwoFANumber: false,
    ...here,
  }),
  row('/authorization/send2FA', (identity) => identity.send2FA({ _tag: 'ByEmail' }, full), {
    channel: 'email',
    changeTwoFANumber: false,
    ...here,
  }),
  ...(['sms', 'call', 'whatsapp'] as const).flatMap((channel) =>
    [true, false].map((changingNumber) =>
      row(
        '/authorization/send2FA',
        (identity) => identity.send2FA({ _tag: 'ByPhone', channel, number: '+447700900101', changingNumber }, full),
        { ...here, channel, phoneNumber: '+447700900101', changeTwoFANumber: changingNumber },
      ),
    ),
  ),
  row('/authorization/validate2FA', (identity) => identity.validate2FA(proof, full), {
    ...provenNumber,
    code: '123456',
    referenceSource: 'personal',
  }),
  row('/authorization/validate2FA', (identity) => identity.validate2FA(byEmail, full), {
    ...provenEmail,
    code: '123456',
    referenceSource: 'personal',
  }),
];
