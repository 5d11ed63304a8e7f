import * as E from 'fp-ts/Either';
import { sendCode, sendCodeOf } from '#application/code/sendCode.ts';
import type { Flow } from '#application/flow.ts';
import type { IdentityCall, PhoneLookup, Profile } from '#application/ports/identityCalls.ts';
import { fetchTokens } from '#application/session/tokens.ts';
import { emailOf, mayBeSameEmail } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { accountFaultScreen } from '#domain/navigation/faultScreen.ts';
import { inTwoFactor, withEntryFault, withProfileAccountType, withProfilePerson } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';
import { linkedNumbers } from '#domain/two-factor/phoneNumber.ts';
import * as change from '#domain/two-factor/twoFactorChanges.ts';
import { needsEmailCode, twoFactorScreen } from '#domain/two-factor/twoFactorScreen.ts';
import type { PhoneNumbers } from './phoneNumbers.ts';
import { requestCode, requestTwoFactor } from './requestTwoFactor.ts';

/** Reads the two-factor status and returns its screen. After a fault it returns the account's screen for it, or sign-in, which shows it. */
export const enterTwoFactor = (flow: Flow): Promise<Destination> => {
  flow.session.update(inTwoFactor(change.twoFactorStarted));
  return readStanding(flow);
};

/** Reads the status again on a reloaded page, if a second factor is required; stores the result in the session. */
export const reenterTwoFactor = async (flow: Flow): Promise<void> => {
  if ((await readRequirement(flow)) === 'Required') await readStanding(flow);
};

/** As `reenterTwoFactor`, also if none is required: then the person is here to change the number. */
export const enterNumberChange = async (flow: Flow): Promise<void> => {
  const requirement = await readRequirement(flow);
  if (requirement === null) return;
  await readStanding(flow);
  if (requirement === 'None') flow.session.update(inTwoFactor(change.numberChangeWanted));
};

/** Reads from the tokens whether a second factor is required; null after a fault, which the session keeps for sign-in. */
const readRequirement = async (flow: Flow): Promise<'Required' | 'None' | null> => {
  const { session } = flow;
  session.update(withEntryFault(null));
  const { twoFactor, person } = session.update(inTwoFactor(change.twoFactorReentered));
  // Because: a refused sign-in has no tokens. The profile id tells the service that it is the same visit.
  if (twoFactor.requirement === 'BySignIn') return 'Required';
  const fault = await faultOf(fetchTokens(flow, person.profileId));
  if (fault !== null) await leave(flow, fault);
  if (fault !== null) return null;
  return session.get().twoFactor.requirement === 'None' ? 'None' : 'Required';
};

/** Leads to the account's screen for a fault, or to sign-in, which shows it; to the error page where no code goes out by email. */
const leave = async (flow: Flow, fault: IdentityFault): Promise<Destination> => {
  if (flow.session.get().twoFactor.standing === 'EmailRefused') return toRoute('/signin/error');
  flow.session.update(withEntryFault(fault));
  const screen = accountFaultScreen(fault) ?? '/signin';
  await sendCodeOf(flow, screen);
  return toRoute(screen);
};

/** Reads profile, number and status, in this order. Without a number in an enrolled account, the code goes by email. */
const readStanding = async (flow: Flow): Promise<Destination> => {
  const fault =
    (await findOwnNumber(flow)) ??
    (await faultOf(requestTwoFactor(flow, { _tag: 'StatusOnly' }))) ??
    (await findLinkedNumber(flow)) ??
    (await sendEmailCode(flow));
  if (fault !== null) return leave(flow, fault);
  const { twoFactor } = flow.session.update(inTwoFactor(change.standingChanged('Read')));
  return toRoute(twoFactorScreen(twoFactor));
};

const faultOf = async (call: IdentityCall<unknown>): Promise<IdentityFault | null> => {
  const outcome = await call();
  return E.isLeft(outcome) ? outcome.left : null;
};

const sendEmailCode = async (flow: Flow): Promise<IdentityFault | null> =>
  needsEmailCode(flow.session.get().twoFactor)
    ? faultOf(sendCode(flow, 'TwoFactor', requestCode(flow, { _tag: 'ByEmail' })))
    : null;

/** Reads the profile and the phone book at once, then looks the number of the profile up. If the lookup fails, the person reviews the number. */
const findOwnNumber = async (flow: Flow): Promise<IdentityFault | null> => {
  const { identity, session, phones } = flow;
  const [book, profile] = await Promise.all([phones.open(), identity.profile()]);
  if (E.isLeft(book)) return book.left;
  if (E.isLeft(profile)) return profile.left;
  if (!isOfSession(profile.right, session.get())) return { _tag: 'SignedOut' };
  const { email, accountType, mobileNumber } = profile.right;
  const address = emailOf(email ?? '');
  if (address !== null) session.update(withProfilePerson(address));
  session.update(withProfileAccountType(accountType));
  const number = mobileNumber === null ? null : inE164(mobileNumber, phones);
  session.update(inTwoFactor(change.profileNumberRead(number)));
  return number === null ? null : lookUp(flow, number, (found) => change.numberLookedUp(number, found));
};

/** Reads the numbers of the linked accounts. Takes the only one, or the one picked before, if it is valid. */
const findLinkedNumber = async (flow: Flow): Promise<IdentityFault | null> => {
  const { session, phones } = flow;
  const { twoFactor, person } = session.get();
  const isSetup = twoFactor.status === 'SetupRequired';
  const numbers = isSetup ? linkedNumbers(person.linkedAccounts, phones.numberOf) : [];
  session.update(inTwoFactor(change.linkedNumbersFound(numbers)));
  const picked = numbers.find(({ profileId }) => profileId === twoFactor.profileId);
  const taken = numbers.length === 1 ? numbers[0] : picked;
  return taken === undefined ? null : lookUp(flow, taken.number, (found) => change.linkedNumberFound(taken, found));
};

// Because: a refused sign-in has no tokens, so only the profile tells that another person has signed in in another tab.
const isOfSession = ({ email: named }: Profile, { typed: { email }, twoFactor }: Session): boolean =>
  twoFactor.requirement !== 'BySignIn' || email === null || named === null || mayBeSameEmail(email, named);

/** A number in E.164 form. One that does not parse stays as it is, so that the person can correct it. */
const inE164 = (number: string, phones: PhoneNumbers): string => {
  const reading = phones.read({ country: noSystemFields.geoLocation, number });
  return E.isLeft(reading) ? number : reading.right.number;
};

type Store = (found: PhoneLookup) => change.TwoFactorChange;

/** Looks a number up and stores what was found. Returns only a fault of the account: after any other, the person reviews the number. */
const lookUp = async ({ identity, session }: Flow, number: string, store: Store): Promise<IdentityFault | null> => {
  const found = await identity.lookUpPhone(number)();
  if (E.isLeft(found) && accountFaultScreen(found.left) !== null) return found.left;
  const lookup: PhoneLookup = E.isLeft(found) ? { _tag: 'Failed', type: null, fault: found.left } : found.right;
  session.update(inTwoFactor(store(lookup)));
  return null;
};
