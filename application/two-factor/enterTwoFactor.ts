import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { accountFaultScreen } from '#domain/navigation/faultScreen.ts';
import { inTwoFactor, withEntryFault } from '#domain/session/changes.ts';
import type { Change } from '#domain/session/session.ts';
import { standingChanged, twoFactorReentered, twoFactorStarted } from '#domain/two-factor/statusChanges.ts';
import { numberChangeStarted } from '#domain/two-factor/phoneChanges.ts';
import { needsEmailCode, twoFactorScreen } from '#domain/two-factor/twoFactorScreen.ts';
import { findLinkedNumber, findOwnNumber } from './findNumber.ts';

type EntryPorts = Pick<Ports, 'identity' | 'session'>;
type ReadSteps = Pick<FlowSteps, 'phones' | 'twoFactorSender' | 'sendCodeOf'>;

// Because: the guards read why the entry failed, and a reason of before must not count.
const startReentry: Change = (session) => inTwoFactor(twoFactorReentered)(withEntryFault(null)(session));

/** Wires the ways into two-factor. */
export const makeTwoFactorEntry = (
  ports: EntryPorts,
  steps: ReadSteps & Pick<FlowSteps, 'fetchTokens'>,
): Pick<FlowSteps, 'enterTwoFactor' | 'reenterTwoFactor' | 'enterNumberChange'> => {
  const { session } = ports;
  const leave = makeLeave(ports, steps);
  const readStanding = makeReadStanding(ports, steps, leave);
  const reenter =
    (condition: 'IfRequired' | 'Always'): Task<void> =>
    async () => {
      const { twoFactor, person } = session.update(startReentry);
      // Because: a refused sign-in has no tokens. The profile id tells the service that it is the same visit.
      const tokens = twoFactor.requirement === 'BySignIn' ? E.right(null) : await steps.fetchTokens(person.profileId)();
      if (E.isLeft(tokens)) return void (await leave(tokens.left));
      const isRequired = session.get().twoFactor.requirement !== 'None';
      if (!isRequired && condition === 'IfRequired') return;
      await readStanding();
      // Because: a person who needs no second factor is here only to change the number.
      if (!isRequired) session.update(inTwoFactor(numberChangeStarted));
    };
  return {
    enterTwoFactor: () => {
      session.update(inTwoFactor(twoFactorStarted));
      return readStanding();
    },
    reenterTwoFactor: reenter('IfRequired'),
    enterNumberChange: reenter('Always'),
  };
};

type Leave = (fault: IdentityFault) => Promise<Destination>;

/** Leads to the account's screen for a fault, or to sign-in, which shows it. */
const makeLeave =
  ({ session }: Pick<EntryPorts, 'session'>, { sendCodeOf }: Pick<FlowSteps, 'sendCodeOf'>): Leave =>
  async (fault) => {
    session.update(withEntryFault(fault));
    const screen = accountFaultScreen(fault) ?? '/signin';
    await sendCodeOf(screen);
    return toRoute(screen);
  };

/** Reads profile, number and status, in this order. Without a number in an enrolled account, the code goes by email. */
const makeReadStanding =
  (ports: EntryPorts, { phones, twoFactorSender }: ReadSteps, leave: Leave): Task<Destination> =>
  async () => {
    const { session } = ports;
    const own = await findOwnNumber(ports, phones);
    if (E.isLeft(own)) return leave(own.left);
    const status = await twoFactorSender.readStatus();
    if (E.isLeft(status)) return leave(status.left);
    const linked = await findLinkedNumber(ports, phones);
    if (E.isLeft(linked)) return leave(linked.left);
    if (needsEmailCode(session.get().twoFactor)) {
      const sent = await twoFactorSender.send({ _tag: 'ByEmail' })();
      if (E.isLeft(sent) && sent.left._tag !== 'SendRefused') return leave(sent.left);
      if (E.isLeft(sent)) {
        session.update(inTwoFactor(standingChanged('EmailRefused')));
        return toRoute('/signin/error');
      }
    }
    const { twoFactor } = session.update(inTwoFactor(standingChanged('Read')));
    return toRoute(twoFactorScreen(twoFactor));
  };
