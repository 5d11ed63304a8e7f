import type { Task } from 'fp-ts/Task';
import { makeRunGuards, type RunGuards } from '#application/navigation/runGuards.ts';
import { makeChangePasswordUseCases } from '#application/password/changePassword.ts';
import { makeResetPasswordUseCases } from '#application/password/resetPassword.ts';
import type { Clock, Ports, SessionStore } from '#application/ports/ports.ts';
import { makeExistingSession } from '#application/session/existingSession.ts';
import { makeVisitUseCases } from '#application/session/visit.ts';
import { makeEmailChangeUseCases, makeSignInUseCases } from '#application/sign-in/signIn.ts';
import { makeSignUpUseCases } from '#application/sign-up/signUp.ts';
import { type ChooseLanguage, makeChooseLanguage } from '#application/start/chooseLanguage.ts';
import { type LoadSystemFields, makeLoadSystemFields } from '#application/start/loadSystemFields.ts';
import { type LoadTheme, makeLoadTheme } from '#application/start/loadTheme.ts';
import { makeSendUseCases, type SendUseCases } from '#application/two-factor/sendTwoFactorCode.ts';
import { makeVerificationUseCases, type VerificationUseCases } from '#application/two-factor/verifyTwoFactorCode.ts';
import type { EntryPage } from '#domain/navigation/entryQuery.ts';
import type { PageEvent } from '#domain/analytics/pageEvents.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { DeferredServices } from './deferredServices.ts';
import { type Flow, makeFlow } from './flow.ts';

/** Everything that a view may call, by feature. */
export type UseCases = {
  readonly context: AppContext;
  readonly session: Pick<SessionStore, 'get' | 'subscribe'>;
  /** The time of the clock that the waits of the session are in. */
  readonly now: Clock['now'];
  readonly runGuards: RunGuards;
  /** Aborts the pending calls to the identity service. */
  readonly abandon: Task<void>;
  readonly signIn: ReturnType<typeof makeSignInUseCases>;
  readonly signUp: ReturnType<typeof makeSignUpUseCases>;
  readonly password: { readonly readRules: Flow['passwordRules']['read'] } & ReturnType<
    typeof makeResetPasswordUseCases
  > &
    ReturnType<typeof makeChangePasswordUseCases>;
  readonly email: ReturnType<typeof makeEmailChangeUseCases>;
  readonly twoFactor: { readonly phones: Flow['phones'] } & SendUseCases & VerificationUseCases;
  /** The ways on and out of a visit. */
  readonly visit: ReturnType<typeof makeVisitUseCases>;
  /** What the cookies of the browser say. */
  readonly browser: {
    /** Calls the listener once the session cookie has ended the person of this tab. */
    readonly onEnded: Flow['sessionCookie']['subscribe'];
    readonly existingSession: ReturnType<typeof makeExistingSession>;
    /** Whether this browser stores cookies, which sign-in needs. A reload asks again. */
    readonly storesCookies: boolean;
  };
  readonly page: {
    readonly theme: LoadTheme;
    readonly language: ChooseLanguage;
    readonly systemFields: LoadSystemFields;
    /** Reports what happened on the page. It waits in the queue of the events until the deferred services are loaded. */
    readonly report: (event: PageEvent) => void;
  };
};

/** The use cases and the deferred services; null if their code cannot be loaded, which never blocks a screen. */
export type Hexagon = UseCases & { readonly deferredServices: Task<DeferredServices | null> };

/** Wires the use cases over their ports. */
export const makeUseCases = (ports: Ports, context: AppContext, page: EntryPage): UseCases => {
  const flow = makeFlow(ports, context);
  return {
    context,
    session: flow.session,
    now: flow.clock.now,
    runGuards: makeRunGuards(flow),
    abandon: () => flow.identity.abandon(),
    signIn: makeSignInUseCases(flow),
    signUp: makeSignUpUseCases(flow),
    password: {
      readRules: flow.passwordRules.read,
      ...makeResetPasswordUseCases(flow),
      ...makeChangePasswordUseCases(flow),
    },
    email: makeEmailChangeUseCases(flow),
    twoFactor: {
      phones: flow.phones,
      ...makeSendUseCases(flow),
      ...makeVerificationUseCases(flow),
    },
    visit: makeVisitUseCases(flow),
    browser: {
      onEnded: flow.sessionCookie.subscribe,
      existingSession: makeExistingSession(flow),
      storesCookies: flow.cookies.works(),
    },
    page: {
      theme: makeLoadTheme(flow, page),
      language: makeChooseLanguage(flow, page),
      systemFields: makeLoadSystemFields(flow),
      report: flow.analyticsEvents.track,
    },
  };
};
