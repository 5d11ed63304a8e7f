import type { Task } from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import type { SessionStore } from '#application/ports/sessionStore.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { World } from '#domain/navigation/visit.ts';
import { heedDeadlines } from './code/heedDeadlines.ts';
import type { CodeFlows } from './code/codeFlows.ts';
import { makeCodeSender } from './code/sendCode.ts';
import type { Companions } from './companions.ts';
import { makeAdmit, type Admit } from './navigation/admit.ts';
import { makeCarryOut } from './navigation/carryOut.ts';
import { makeGoBack, type GoBack } from './navigation/goBack.ts';
import { makeChooseAccountType, type ChooseAccountType } from './session/chooseAccountType.ts';
import {
  makeContinueSession,
  makeUseAnotherAccount,
  useExistingAccount,
  type ContinueSession,
  type UseAnotherAccount,
  type UseExistingAccount,
} from './session/continueSession.ts';
import { makeAskIdentityProvider } from './session/askIdentityProvider.ts';
import { makeFetchTokens } from './session/fetchTokens.ts';
import { makeGoOn } from './session/goOn.ts';
import { makeLeave } from './session/leave.ts';
import { makeOtherTabs, type OtherTabs } from './session/otherTabs.ts';
import { makeProceed } from './session/proceed.ts';
import { makeSignOut } from './session/signOut.ts';
import { makeTalkContext } from './session/talkContext.ts';
import { makeWatchCookies, type WatchCookies } from './session/watchCookies.ts';
import { makeLeadOn } from './sign-in/leadOn.ts';
import { makeSelectAccount, type SelectAccount } from './sign-in/selectAccount.ts';
import { makeSignIns, type SignIns } from './sign-in/signIn.ts';
import { codeFlowsLater } from './code/codeFlowsLater.ts';
import { makeStartSocial, type StartSocial } from './sign-in/startSocial.ts';
import { makeNoteAccountType, type NoteAccountType } from './sign-up/noteAccountType.ts';
import { makeChooseLanguage, type ChooseLanguage } from './start/chooseLanguage.ts';
import { makeDressBrand, type DressBrand } from './start/dressBrand.ts';
import { makeReadSystemFields, type ReadSystemFields } from './start/readSystemFields.ts';
import { makeLaterTwoFactor, type TwoFactorUseCases } from './two-factor/laterTwoFactor.ts';

/** The hexagon's whole face: everything a view may ask of it. */
export type UseCases = CodeFlows &
  SignIns &
  TwoFactorUseCases & {
    readonly world: World;
    readonly session: Pick<SessionStore, 'get' | 'subscribe'>;
    readonly admit: Admit;
    /** Gives up whatever call is in flight. */
    readonly abandon: Task<void>;
    readonly goBack: GoBack;
    readonly noteAccountType: NoteAccountType;
    readonly dressBrand: DressBrand;
    readonly language: ChooseLanguage;
    readonly readSystemFields: ReadSystemFields;
    readonly startSocial: StartSocial;
    readonly selectAccount: SelectAccount;
    readonly otherTabs: OtherTabs;
    readonly cookies: WatchCookies;
    readonly continueSession: ContinueSession;
    readonly useAnotherAccount: UseAnotherAccount;
    readonly useExistingAccount: UseExistingAccount;
    readonly chooseAccountType: ChooseAccountType;
  };

/** The same, and what comes along once the first screen is usable; null when it cannot be had, which stops nobody. */
export type Hexagon = UseCases & { readonly companions: Task<Companions | null> };

/** The query the page was opened with, and the locales there is a catalogue for. */
export type Page = { readonly query: string; readonly present: ReadonlyArray<Locale> };

/** Wires the use cases over their ports. */
export const makeUseCases = (ports: Ports, world: World, page: Page): UseCases => {
  const { identity, session } = ports;
  const signOut = makeSignOut(ports, world);
  const talkContext = makeTalkContext(ports, world);
  const leave = makeLeave(ports, world);
  const codes = makeCodeSender(ports);
  const twoFactor = makeLaterTwoFactor(ports, { talkContext, codes, proceed: (profileId) => proceed(profileId) });
  const { enterTwoFactor } = twoFactor.entrance;
  const goOn = makeGoOn(ports, { enterTwoFactor, leave });
  const fetchTokens = makeFetchTokens(ports);
  const proceed = makeProceed(fetchTokens, goOn);
  const goBack = makeGoBack(ports, world);
  const askIdentityProvider = makeAskIdentityProvider(ports);
  const carryOut = makeCarryOut(ports, world, { signOut, askIdentityProvider, ...twoFactor.entrance });
  const leadOn = makeLeadOn(ports, { talkContext, codes });
  heedDeadlines(ports);
  const steps = { talkContext, fetchTokens, goOn, proceed, enterTwoFactor, codes, leadOn, goBack };
  return {
    world,
    session,
    admit: makeAdmit(ports, world, { carryOut, goOn }),
    abandon: identity.abandon,
    dressBrand: makeDressBrand(ports, world, page.query),
    language: makeChooseLanguage(ports, world, page),
    readSystemFields: makeReadSystemFields(ports, world),
    ...makeSignIns(ports, { talkContext, proceed, enterTwoFactor, leadOn }),
    startSocial: makeStartSocial(ports, world),
    selectAccount: makeSelectAccount(ports, proceed, leadOn),
    otherTabs: makeOtherTabs(ports),
    cookies: makeWatchCookies(ports),
    continueSession: makeContinueSession(ports, proceed, leadOn),
    ...twoFactor.useCases,
    ...codeFlowsLater(async () => (await import('./code/codeFlows.ts')).makeCodeFlows(ports, steps)),
    goBack,
    noteAccountType: makeNoteAccountType(ports),
    useAnotherAccount: makeUseAnotherAccount(signOut),
    useExistingAccount,
    chooseAccountType: makeChooseAccountType(ports, world),
  };
};
