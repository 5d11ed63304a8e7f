import type { TwoFactorProof, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { codeOf } from '#tests/support/codes.ts';
import { proofOf, seed } from '#tests/support/people.ts';
import { full, login } from './commandRows.ts';
import { command, type Row } from './row.ts';

const number = '+447700900101';
const profileId = unsafeNominal<'ProfileId'>('p-1');
const byEmail = proofOf(codeOf('123456'), null);
const proof = { ...proofOf(codeOf('123456'), number), changingNumber: true, rememberBrowser: true, profileId };
const provenNumber = {
  twoFANumber: number,
  changeTwoFANumber: true,
  channel: 'sms',
  rememberBrowser: true,
  location: 'GB',
};
const provenEmail = { changeTwoFANumber: false, channel: 'email', rememberBrowser: false, location: 'GB' };
const here = { location: 'GB', referenceSource: 'personal' };

const signIn = (proven: TwoFactorProof, body: object): Row =>
  command('weblogin', (identity) => identity.signInWithTwoFactor(seed('personal'), proven, full), {
    ...login,
    ...body,
    verifyCode: codeOf('123456'),
  });
const send = (request: TwoFactorRequest, body: object): Row =>
  command('send2FA', (identity) => identity.requestTwoFactor(request, full), { ...here, ...body });
const validate = (proven: TwoFactorProof, body: object): Row =>
  command('validate2FA', (identity) => identity.verifyTwoFactor(proven, full), {
    ...here,
    ...body,
    code: codeOf('123456'),
  });

/** Every command of the second factor. Null fields are omitted, and a sign-in with a code has no challenge. */
export const twoFactorRows: ReadonlyArray<Row> = [
  signIn(proof, { ...provenNumber, twoFAProfileId: 'p-1' }),
  signIn(byEmail, provenEmail),
  send({ _tag: 'StatusOnly' }, { changeTwoFANumber: false }),
  send({ _tag: 'ByEmail' }, { channel: 'email', changeTwoFANumber: false }),
  ...(['sms', 'call', 'whatsapp'] as const).flatMap((channel) =>
    [true, false].map((changingNumber) =>
      send(
        { _tag: 'ByPhone', channel, number, changingNumber },
        { channel, phoneNumber: number, changeTwoFANumber: changingNumber },
      ),
    ),
  ),
  validate(proof, provenNumber),
  validate(byEmail, provenEmail),
];
