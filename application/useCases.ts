import type { Task } from 'fp-ts/Task';
import { makePageReports, type PageReports } from '#application/analytics/pageReports.ts';
import { makeCodeSender, makeResendByEmail } from '#application/code/sendCode.ts';
import { type EmailChangeUseCases, makeEmailChangeUseCases } from '#application/email/emailChange.ts';
import { makeGuardEffects } from '#application/navigation/guardEffects.ts';
import { makeRunGuards, type RunGuards } from '#application/navigation/runGuards.ts';
import { type ChangePasswordUseCases, makeChangePasswordUseCases } from '#application/password/changePassword.ts';
import { makePasswordRules, type PasswordRules } from '#application/password/passwordRules.ts';
import { makeResetPasswordUseCases, type ResetPasswordUseCases } from '#application/password/resetPassword.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { SessionStore } from '#application/ports/sessionStore.ts';
import { makeAskIdentityProvider } from '#application/session/askIdentityProvider.ts';
import { makeCompleteSignIn } from '#application/session/completeSignIn.ts';
import { type ContinueSessionUseCases, makeContinueSessionUseCases } from '#application/session/continueSession.ts';
import { type ExistingSession, makeExistingSession } from '#application/session/existingSession.ts';
import { makeFetchTokens, makeReadTokens } from '#application/session/fetchTokens.ts';
import { type LeaveUseCases, makeLeaveAgain, makeLeaveUseCases } from '#application/session/leaving.ts';
import { makeNextSignInStep } from '#application/session/nextSignInStep.ts';
import { makeCallOnce } from '#application/session/oneTimeCall.ts';
import {
  makeOtherTabs,
  makeSignedOutElsewhere,
  type OtherTabs,
  type SignedOutElsewhere,
} from '#application/session/otherTabs.ts';
import { makeRequestContext } from '#application/session/requestContext.ts';
import { makeRouteFlowFault } from '#application/session/routeFlowFault.ts';
import { makeSignOut } from '#application/session/signOut.ts';
import type { FlowSteps } from '#application/session/steps.ts';
import { makeStoreGrant } from '#application/session/storeGrant.ts';
import { makeWatchCookies, type WatchCookies } from '#application/session/watchCookies.ts';
import { makeSignInUseCases, type SignInUseCases } from '#application/sign-in/signIn.ts';
import { type ConfirmSignUpUseCases, makeConfirmSignUpUseCases } from '#application/sign-up/confirmSignUp.ts';
import { makeSignUpUseCases, type SignUpUseCases } from '#application/sign-up/signUp.ts';
import { type ChooseLanguage, makeChooseLanguage } from '#application/start/chooseLanguage.ts';
import { type LoadSystemFields, makeLoadSystemFields } from '#application/start/loadSystemFields.ts';
import { type LoadTheme, makeLoadTheme } from '#application/start/loadTheme.ts';
import { makeTwoFactor, makeTwoFactorUseCases, type TwoFactorUseCases } from '#application/two-factor/twoFactor.ts';
import type { EntryQuery } from '#domain/navigation/entryQuery.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { DeferredServices } from './deferredServices.ts';

/** Everything that a view may call. */
export type UseCases = SignInUseCases &
  SignUpUseCases &
  ConfirmSignUpUseCases &
  ResetPasswordUseCases &
  ChangePasswordUseCases &
  EmailChangeUseCases &
  TwoFactorUseCases &
  LeaveUseCases &
  ContinueSessionUseCases & {
    readonly context: AppContext;
    readonly session: Pick<SessionStore, 'get' | 'subscribe'>;
    /** The time of the clock that the waits of the session are in. */
    readonly now: Clock['now'];
    readonly runGuards: RunGuards;
    /** Aborts the pending calls to the identity service, and the wait for the phone book. */
    readonly abandon: Task<void>;
    readonly readPasswordRules: PasswordRules['read'];
    readonly loadTheme: LoadTheme;
    readonly language: ChooseLanguage;
    readonly loadSystemFields: LoadSystemFields;
    readonly otherTabs: OtherTabs;
    readonly existingSession: ExistingSession;
    readonly signedOutElsewhere: SignedOutElsewhere;
    readonly cookies: WatchCookies;
    readonly pageReports: PageReports;
  };

/** The use cases and the deferred services; null if their code cannot be loaded, which never blocks a screen. */
export type Hexagon = UseCases & { readonly deferredServices: Task<DeferredServices | null> };

/** The address of the first page; `path` is null where it names no screen. */
export type Page = EntryQuery & { readonly path: RoutePath | null };

type SessionWatchers = Pick<UseCases, 'otherTabs' | 'existingSession' | 'signedOutElsewhere' | 'cookies'>;

/** Wires what pages read of the browser's session. */
const makeSessionWatchers = (ports: Ports, context: AppContext): SessionWatchers => ({
  otherTabs: makeOtherTabs(ports),
  existingSession: makeExistingSession(ports, context),
  signedOutElsewhere: makeSignedOutElsewhere(ports),
  cookies: makeWatchCookies(ports),
});

/** Wires the steps that the use cases share, and the parts that they are made of. */
const makeSteps = (ports: Ports, context: AppContext) => {
  const requestContext = makeRequestContext(ports, context);
  const codes = makeCodeSender(ports);
  const readTokens = makeReadTokens(ports, context);
  const fetchTokens = makeFetchTokens(ports, { readTokens });
  const twoFactor = makeTwoFactor(ports, { requestContext, codes, fetchTokens });
  const { entry, routeMissingFactor } = twoFactor;
  const resendByEmail = makeResendByEmail(ports, { codes, routeMissingFactor });
  const nextSignInStep = makeNextSignInStep(ports, context, entry);
  const completeSignIn = makeCompleteSignIn(ports, { fetchTokens, nextSignInStep });
  const routeFlowFault = makeRouteFlowFault(ports, { requestContext, codes, routeMissingFactor });
  const storeGrant = makeStoreGrant(ports);
  const leaveAgain = makeLeaveAgain(ports, context, { completeSignIn, routeFlowFault });
  const calling = { requestContext, callOnce: makeCallOnce(ports), passwordRules: makePasswordRules(ports) };
  const steps: FlowSteps = {
    ...calling,
    codes,
    resendByEmail,
    storeGrant,
    completeSignIn,
    leaveAgain,
    routeFlowFault,
    routeMissingFactor,
  };
  const twoFactorUseCases = makeTwoFactorUseCases(ports, { ...steps, ...twoFactor, fetchTokens });
  return { steps, nextSignInStep, readTokens, entry, twoFactorUseCases };
};

/** Wires the use cases over their ports. */
export const makeUseCases = (ports: Ports, context: AppContext, page: Page): UseCases => {
  const { steps, nextSignInStep, readTokens, entry, twoFactorUseCases } = makeSteps(ports, context);
  const signInUseCases = makeSignInUseCases(ports, context, steps);
  const signOut = makeSignOut(ports, context);
  const askIdentityProvider = makeAskIdentityProvider(ports, { readTokens });
  const guardEffects = makeGuardEffects(ports, context, { signOut, askIdentityProvider, ...entry });
  return {
    context,
    session: ports.session,
    now: ports.clock.now,
    runGuards: makeRunGuards(ports, context, { guardEffects, nextSignInStep }),
    abandon: () => ports.identity.abandon().then(twoFactorUseCases.phones.abandon),
    ...makeLeaveUseCases(ports, context),
    readPasswordRules: steps.passwordRules.read,
    loadTheme: makeLoadTheme(ports, context, page),
    language: makeChooseLanguage(ports, context, page),
    loadSystemFields: makeLoadSystemFields(ports, context),
    ...makeSessionWatchers(ports, context),
    pageReports: makePageReports(ports),
    ...signInUseCases,
    ...makeSignUpUseCases(ports, { ...steps, signIn: signInUseCases.signIn }),
    ...makeConfirmSignUpUseCases(ports, steps),
    ...makeResetPasswordUseCases(ports, steps),
    ...makeChangePasswordUseCases(ports, context, { ...steps, nextSignInStep }),
    ...makeEmailChangeUseCases(ports, steps),
    ...makeContinueSessionUseCases(ports, context, { ...steps, signOut }),
    ...twoFactorUseCases,
  };
};
