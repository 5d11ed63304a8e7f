import * as E from 'fp-ts/Either';
import { sendCodeOf } from '#application/code/sendCode.ts';
import type { Flow } from '#application/flow.ts';
import { fetchTokens } from '#application/session/fetchTokens.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { accountFaultScreen } from '#domain/navigation/faultScreen.ts';
import { inTwoFactor, withEntryFault } from '#domain/session/changes.ts';
import type { Change } from '#domain/session/session.ts';
import {
  numberChangeStarted,
  standingChanged,
  twoFactorReentered,
  twoFactorStarted,
} from '#domain/two-factor/phoneChanges.ts';
import { needsEmailCode, twoFactorScreen } from '#domain/two-factor/twoFactorScreen.ts';
import { findLinkedNumber, findOwnNumber } from './findNumber.ts';
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
