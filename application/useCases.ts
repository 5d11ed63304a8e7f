import type { Task } from 'fp-ts/Task';
import { makePageReports, type PageReports } from '#application/analytics/pageReports.ts';
import { type EmailChangeUseCases, makeEmailChangeUseCases } from '#application/email/emailChange.ts';
import { makeGuardEffects } from '#application/navigation/guardEffects.ts';
import { makeRunGuards, type RunGuards } from '#application/navigation/runGuards.ts';
import { type ChangePasswordUseCases, makeChangePasswordUseCases } from '#application/password/changePassword.ts';
import type { PasswordRules } from '#application/password/passwordRules.ts';
import { makeResetPasswordUseCases, type ResetPasswordUseCases } from '#application/password/resetPassword.ts';
import type { Clock, Ports, SessionStore } from '#application/ports/ports.ts';
import { type ContinueSessionUseCases, makeContinueSessionUseCases } from '#application/session/continueSession.ts';
import { type ExistingSession, makeExistingSession } from '#application/session/existingSession.ts';
import { type LeaveUseCases, makeLeaveUseCases } from '#application/session/leaving.ts';
import {
  makeOtherTabs,
  makeSignedOutElsewhere,
  type OtherTabs,
  type SignedOutElsewhere,
} from '#application/session/otherTabs.ts';
import { makeWatchCookies, type WatchCookies } from '#application/session/watchCookies.ts';
import { makeSignInUseCases, type SignInUseCases } from '#application/sign-in/signIn.ts';
import { type ConfirmSignUpUseCases, makeConfirmSignUpUseCases } from '#application/sign-up/confirmSignUp.ts';
import { makeSignUpUseCases, type SignUpUseCases } from '#application/sign-up/signUp.ts';
import { type ChooseLanguage, makeChooseLanguage } from '#application/start/chooseLanguage.ts';
import { type LoadSystemFields, makeLoadSystemFields } from '#application/start/loadSystemFields.ts';
import { type LoadTheme, makeLoadTheme } from '#application/start/loadTheme.ts';
import { makeTwoFactorUseCases, type TwoFactorUseCases } from '#application/two-factor/twoFactor.ts';
import type { EntryQuery } from '#domain/navigation/entryQuery.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { DeferredServices } from './deferredServices.ts';
import { makeSteps } from './makeSteps.ts';

/** Everything that a view may call, by feature. */
export type UseCases = {
  readonly context: AppContext;
  readonly session: Pick<SessionStore, 'get' | 'subscribe'>;
  /** The time of the clock that the waits of the session are in. */
  readonly now: Clock['now'];
  readonly runGuards: RunGuards;
  /** Aborts the pending calls to the identity service, and the wait for the phone book. */
  readonly abandon: Task<void>;
  readonly signIn: SignInUseCases;
  readonly signUp: SignUpUseCases & ConfirmSignUpUseCases;
  readonly password: ResetPasswordUseCases & ChangePasswordUseCases & { readonly readRules: PasswordRules['read'] };
  readonly email: EmailChangeUseCases;
  readonly twoFactor: TwoFactorUseCases;
  /** The ways on and out of a visit. */
  readonly visit: ContinueSessionUseCases & LeaveUseCases;
  /** What other tabs and the cookies of the browser say. */
  readonly browser: {
    readonly otherTabs: OtherTabs;
    readonly existingSession: ExistingSession;
    readonly signedOutElsewhere: SignedOutElsewhere;
    readonly cookies: WatchCookies;
  };
  readonly page: {
    readonly theme: LoadTheme;
    readonly language: ChooseLanguage;
    readonly systemFields: LoadSystemFields;
    readonly reports: PageReports;
  };
};

/** The use cases and the deferred services; null if their code cannot be loaded, which never blocks a screen. */
export type Hexagon = UseCases & { readonly deferredServices: Task<DeferredServices | null> };

/** The address of the first page; `path` is null where it names no screen. */
export type Page = EntryQuery & { readonly path: RoutePath | null };

/** Wires the use cases over their ports. */
export const makeUseCases = (ports: Ports, context: AppContext, page: Page): UseCases => {
  const steps = makeSteps(ports, context);
  const guardEffects = makeGuardEffects(ports, context, steps);
  const signIn = makeSignInUseCases(ports, context, steps);
  return {
    context,
    session: ports.session,
    now: ports.clock.now,
    runGuards: makeRunGuards(ports, context, { ...steps, guardEffects }),
    abandon: () => ports.identity.abandon().then(steps.phones.abandon),
    signIn,
    signUp: {
      ...makeSignUpUseCases(ports, { ...steps, signIn: signIn.submit }),
      ...makeConfirmSignUpUseCases(ports, steps),
    },
    password: {
      readRules: steps.passwordRules.read,
      ...makeResetPasswordUseCases(ports, steps),
      ...makeChangePasswordUseCases(ports, context, steps),
    },
    email: makeEmailChangeUseCases(ports, steps),
    twoFactor: makeTwoFactorUseCases(ports, steps),
    visit: {
      ...makeLeaveUseCases(ports, context),
      ...makeContinueSessionUseCases(ports, context, steps),
    },
    browser: {
      otherTabs: makeOtherTabs(ports),
      existingSession: makeExistingSession(ports, context),
      signedOutElsewhere: makeSignedOutElsewhere(ports),
      cookies: makeWatchCookies(ports),
    },
    page: {
      theme: makeLoadTheme(ports, context, page),
      language: makeChooseLanguage(ports, context, page),
      systemFields: makeLoadSystemFields(ports, context),
      reports: makePageReports(ports),
    },
  };
};
