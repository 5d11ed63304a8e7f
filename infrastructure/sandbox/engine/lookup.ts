import * as E from 'fp-ts/Either';
import { e164, findPhone } from './phoneNumbers.ts';
import type { LookupBody, ProfileBody } from './replies.ts';
import { answer, refuse, type ClientCall, type EngineCall } from './reply.ts';
import { twoFactorSubject } from './secondFactor.ts';

/** Returns the profile of a session, or of a sign-in that was refused until the second factor is done. */
export const profile: ClientCall<ProfileBody> = async (deps, client) => {
  const subject = twoFactorSubject(deps, client);
  if (E.isLeft(subject)) return subject;
  const { id, account } = subject.right;
  deps.state.unreviewed.add(id);
  const { phone, accountType, email } = account;
  return answer({ mobilePhone: { number: phone }, profile: { accountType, email } });
};

/**
 * Returns the type of a number. A profile number that was never validated fails in the first lookup after the profile was
 * read, so that the person reviews it; the next lookup treats it like any other number.
 */
export const lookupPhoneNumber: EngineCall<{ readonly phoneNumber: string }, LookupBody> = async (
  deps,
  { phoneNumber },
  client,
) => {
  const subject = twoFactorSubject(deps, client);
  if (E.isLeft(subject)) return subject;
  const number = e164(phoneNumber);
  if (number === null) return refuse('ResourceNotFoundException', 'There is no such number');
  const { type, supported } = findPhone(number);
  const { id, account } = subject.right;
  if (number === account.phone && !account.phoneValidated && deps.state.unreviewed.delete(id)) {
    return refuse('PhoneNumberNotValidatedException', 'The number was never validated', { phoneType: type });
  }
  if (type !== null && supported) return answer({ data: { type } });
  return refuse('UnsupportedPhoneNumberException', 'No code can be sent to this kind of number', { phoneType: type });
};
