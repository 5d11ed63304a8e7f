import * as E from 'fp-ts/Either';
import { e164, findPhone } from './phoneNumbers.ts';
import type { LookupBody, ProfileBody } from './replies.ts';
import { answer, refuse, type Reply } from './reply.ts';
import { partyOf } from './secondFactor.ts';
import type { Visit } from './visit.ts';
import type { Workings } from './workings.ts';

/** Whose session, or refused sign-in, this is. */
export const profile =
  (workings: Workings) =>
  (visit: Visit): Reply<ProfileBody> =>
  async () => {
    const party = partyOf(workings, visit);
    if (E.isLeft(party)) return party;
    const { id, account } = party.right;
    workings.state.unreviewed.add(id);
    const { phone, accountType, email } = account;
    return answer({ mobilePhone: { number: phone }, profile: { accountType, email } });
  };

/**
 * What kind of number this is. A profile's number that was never validated is not known at the first asking after the
 * profile was read, so that the person gets to review it; asked again, it is looked up like any other.
 */
export const lookupPhoneNumber =
  (workings: Workings) =>
  ({ phoneNumber }: { readonly phoneNumber: string }, visit: Visit): Reply<LookupBody> =>
  async () => {
    const party = partyOf(workings, visit);
    if (E.isLeft(party)) return party;
    const number = e164(phoneNumber);
    if (number === null) return refuse('ResourceNotFoundException', 'There is no such number');
    const { type, supported } = findPhone(number);
    const { id, account } = party.right;
    if (number === account.phone && !account.phoneValidated && workings.state.unreviewed.delete(id)) {
      return refuse('PhoneNumberNotValidatedException', 'The number was never validated', { phoneType: type });
    }
    if (type !== null && supported) return answer({ data: { type } });
    return refuse('UnsupportedPhoneNumberException', 'No code can be sent to this kind of number', { phoneType: type });
  };
