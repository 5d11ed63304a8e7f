import * as E from 'fp-ts/Either';
import { sendCodeOf } from '#application/code/sendCode.ts';
import type { Flow } from '#application/flow.ts';
import type { PhoneLookup, Profile } from '#application/ports/identityCalls.ts';
import { fetchTokens } from '#application/session/tokens.ts';
import { emailOf, mayBeSameEmail } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { accountFaultScreen } from '#domain/navigation/faultScreen.ts';
import { inTwoFactor, withEntryFault, withProfileAccountType, withProfilePerson } from '#domain/session/changes.ts';
import type { Change, Session } from '#domain/session/session.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';
import * as change from '#domain/two-factor/phoneChanges.ts';
import {
  numberChangeStarted,
  standingChanged,
  twoFactorReentered,
  twoFactorStarted,
} from '#domain/two-factor/phoneChanges.ts';
import { linkedNumbers } from '#domain/two-factor/phoneNumber.ts';
import { needsEmailCode, twoFactorScreen } from '#domain/two-factor/twoFactorScreen.ts';
import type { PhoneNumbers } from './phoneNumbers.ts';
import { readTwoFactorStatus, requestCode } from './requestTwoFactor.ts';

/** Reads the two-factor status and returns its screen. After a fault it returns the account's screen for it, or sign-in, which shows it. */
export const enterTwoFactor = (flow: Flow): Promise<Destination> => {
  flow.session.update(inTwoFactor(twoFactorStarted));
  return readStanding(flow);
};

/** Reads the status again on a reloaded page that needs it; stores the result in the session. */
export const reenterTwoFactor = (flow: Flow): Promise<void> => reenter(flow, 'IfRequired');

/** As `reenterTwoFactor`, for a signed-in person who wants another number. */
export const enterNumberChange = (flow: Flow): Promise<void> => reenter(flow, 'Always');

// Because: the guards read why the entry failed, and a reason of before must not count.
const startReentry: Change = (session) => inTwoFactor(twoFactorReentered)(withEntryFault(null)(session));

const reenter = async (flow: Flow, condition: 'IfRequired' | 'Always'): Promise<void> => {
  const { session } = flow;
  const { twoFactor, person } = session.update(startReentry);
  // Because: a refused sign-in has no tokens. The profile id tells the service that it is the same visit.
  const tokens = twoFactor.requirement === 'BySignIn' ? E.right(null) : await fetchTokens(flow, person.profileId)();
  if (E.isLeft(tokens)) return void (await leave(flow, tokens.left));
  const isRequired = session.get().twoFactor.requirement !== 'None';
  if (!isRequired && condition === 'IfRequired') return;
  await readStanding(flow);
  // Because: a person who needs no second factor is here only to change the number.
  if (!isRequired) session.update(inTwoFactor(numberChangeStarted));
};

/** Leads to the account's screen for a fault, or to sign-in, which shows it. */
const leave = async (flow: Flow, fault: IdentityFault): Promise<Destination> => {
  flow.session.update(withEntryFault(fault));
  const screen = accountFaultScreen(fault) ?? '/signin';
  await sendCodeOf(flow, screen);
  return toRoute(screen);
};

/** Reads profile, number and status, in this order. Without a number in an enrolled account, the code goes by email. */
const readStanding = async (flow: Flow): Promise<Destination> => {
  const { session } = flow;
  const own = await findOwnNumber(flow);
  if (E.isLeft(own)) return leave(flow, own.left);
  const status = await readTwoFactorStatus(flow)();
  if (E.isLeft(status)) return leave(flow, status.left);
  const linked = await findLinkedNumber(flow);
  if (E.isLeft(linked)) return leave(flow, linked.left);
  if (needsEmailCode(session.get().twoFactor)) {
    const sent = await requestCode(flow, { _tag: 'ByEmail' })();
    if (E.isLeft(sent) && sent.left._tag !== 'SendRefused') return leave(flow, sent.left);
    if (E.isLeft(sent)) {
      session.update(inTwoFactor(standingChanged('EmailRefused')));
      return toRoute('/signin/error');
    }
  }
  const { twoFactor } = session.update(inTwoFactor(standingChanged('Read')));
  return toRoute(twoFactorScreen(twoFactor));
};

/** Reads the profile and the phone book at once, then looks the number of the profile up. If the lookup fails, the person reviews the number. */
export const findOwnNumber = async (flow: Flow): Promise<E.Either<IdentityFault, void>> => {
  const { identity, session, phones } = flow;
  const [book, profile] = await Promise.all([phones.open(), identity.profile()]);
  if (E.isLeft(book)) return book;
  if (E.isLeft(profile)) return profile;
  if (!isOfSession(profile.right, session.get())) return E.left({ _tag: 'SignedOut' });
  const { email, accountType, mobileNumber } = profile.right;
  const address = emailOf(email ?? '');
  if (address !== null) session.update(withProfilePerson(address));
  session.update(withProfileAccountType(accountType));
  const number = mobileNumber === null ? null : inE164(mobileNumber, phones);
  session.update(inTwoFactor(change.profileNumberRead(number)));
  if (number === null) return E.right(undefined);
  const found = await lookUp(flow, number);
  if (E.isLeft(found)) return found;
  const { _tag, type } = found.right;
  session.update(inTwoFactor((_tag === 'Valid' ? change.numberLookedUp : change.lookupFailed)(number, type)));
  return E.right(undefined);
};

/** Reads the numbers of the linked accounts. Takes the only one, or the one picked before, if it is valid. */
export const findLinkedNumber = async (flow: Flow): Promise<E.Either<IdentityFault, void>> => {
  const { session, phones } = flow;
  const { twoFactor, person } = session.get();
  // Because: after a reload the session may hold a linked account whose number is no longer the one in use.
  session.update(inTwoFactor(change.linkedAccountUsed(null)));
  if (twoFactor.status !== 'SetupRequired') return E.right(undefined);
  const numbers = linkedNumbers(person.linkedAccounts, phones.numberOf);
  if (numbers.length > 1) session.update(inTwoFactor(change.linkedNumbersFound(numbers)));
  const picked = numbers.find(({ profileId }) => profileId === twoFactor.profileId);
  const taken = numbers.length === 1 ? numbers[0] : picked;
  if (taken === undefined) return E.right(undefined);
  const found = await lookUp(flow, taken.number);
  if (E.isLeft(found)) return found;
  const { _tag, type } = found.right;
  if (_tag === 'Valid') session.update(inTwoFactor(change.linkedNumberFound(taken, type)));
  return E.right(undefined);
};

// Because: a refused sign-in has no tokens, so only the profile tells that another person has signed in in another tab.
const isOfSession = ({ email: named }: Profile, { typed: { email }, twoFactor }: Session): boolean =>
  twoFactor.requirement !== 'BySignIn' || email === null || named === null || mayBeSameEmail(email, named);

// Because: a number that does not parse stays as it is, so that the person can correct it.
const inE164 = (number: string, phones: PhoneNumbers): string => {
  const reading = phones.read({ country: noSystemFields.geoLocation, number });
  return E.isLeft(reading) ? number : reading.right.number;
};

/** Looks a number up. Only a fault of the account stays one: any other makes the person review the number. */
const lookUp = async ({ identity }: Flow, number: string): Promise<E.Either<IdentityFault, PhoneLookup>> => {
  const found = await identity.lookUpPhone(number)();
  if (!E.isLeft(found) || accountFaultScreen(found.left) !== null) return found;
  return E.right({ _tag: 'Failed', type: null, fault: found.left });
};
