import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { makeAnalyticsQueue } from '#infrastructure/analytics/analyticsQueue.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { makeStoredSignOuts } from '#infrastructure/browser/storedSignOuts.ts';
import { libphoneBook } from '#infrastructure/phone/libphoneBook.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import type { EngineParts } from '#infrastructure/sandbox/engine/engineDeps.ts';
import { cookiesOf } from '#infrastructure/sandbox/engine/reply.ts';
import { makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { makeMemoryPageHead } from '#infrastructure/sandbox/memoryPageHead.ts';
import { makeMemoryPageReturns } from '#infrastructure/sandbox/memoryPageReturns.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { makeMemoryBrowser, makeMemoryCooldowns } from '#infrastructure/sandbox/memoryTabs.ts';
import { makeSandboxBrowser } from '#infrastructure/sandbox/sandboxBrowser.ts';
import { makeSandboxIdentity } from '#infrastructure/sandbox/sandboxIdentity.ts';
import { makeSandboxSystemFields } from '#infrastructure/sandbox/sandboxSystemFields.ts';
import { makeSandboxThemes } from '#infrastructure/sandbox/sandboxThemes.ts';
import { makeSteppedClock } from '#infrastructure/sandbox/steppedClock.ts';
import { restoreRedirect } from '#infrastructure/session/restoreRedirect.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { context } from '#tests/arbitraries/appContext.ts';

/**
 * Every call of a page to the service passes here. A call that proves a person to the service names that person, once it has succeeded.
 */
export type Wire = <A>(
  call: TaskEither<IdentityFault, A>,
  proven?: () => Promise<string | null>,
) => TaskEither<IdentityFault, A>;

/** A document: the storage of its tab, its line to the service, and whether it is the one that the tab shows. */
type Document = { readonly storage: SafeStorage; readonly wire: Wire; readonly isShown: () => boolean };

/** One browser with the service in memory: its tabs share cookies, the count of sign-outs and the messages. */
export type Browser = {
  readonly engine: Engine;
  readonly advance: (ms: number) => void;
  /** The email of the person whom an identity provider has authenticated in this browser; null without one. */
  readonly providerPerson: () => Promise<string | null>;
  /** Answers on the page of an identity provider. */
  readonly answerProvider: (email: string) => Promise<void>;
  /** The ports of a new document; `comeBack` shows its page again. */
  readonly openPorts: (document: Document) => Ports & { readonly comeBack: () => void };
};

// Because: the model needs different texts, not secret ones, and a slow hash would take all of its time.
const quickHash: EngineParts['hash'] = {
  password: async (password, salt) => `${salt}:${password}`,
  sha256: async (text) => text,
  sign: async (text) => `signed-${text.length}`,
};

// Because: the bytes of a run must be the same when it is repeated.
const makeCountedBytes = (): EngineParts['random'] => {
  let count = 0;
  return (bytes) => {
    count += 1;
    return Uint8Array.from(String(count).padStart(bytes, '0').slice(-bytes), Number);
  };
};

/** The gateway with the calls on the wire that prove a person, or that read or end a session. */
const wired = (
  identity: IdentityGateway,
  wire: Wire,
  sessionHolder: () => Promise<string | null>,
): IdentityGateway => ({
  ...identity,
  signIn: (person, request) => wire(identity.signIn(person, request), async () => person.email),
  signInWithTwoFactor: (person, proof, request) =>
    wire(identity.signInWithTwoFactor(person, proof, request), async () => person.email),
  confirmSignUp: (coded, request) => wire(identity.confirmSignUp(coded, request), async () => coded.email),
  confirmForgotPassword: (coded, request) =>
    wire(identity.confirmForgotPassword(coded, request), async () => coded.email),
  confirmEmailChange: (code, request) => wire(identity.confirmEmailChange(code, request), sessionHolder),
  validate2FA: (proof, request) => wire(identity.validate2FA(proof, request), sessionHolder),
  tokens: (profileId) => wire(identity.tokens(profileId)),
  userInfo: wire(identity.userInfo),
  profile: wire(identity.profile),
  authenticationStatus: wire(identity.authenticationStatus),
  socialStatus: wire(identity.socialStatus),
  send2FA: (wanted, request) => wire(identity.send2FA(wanted, request)),
  signUp: (account, request) => wire(identity.signUp(account, request)),
  logOut: wire(identity.logOut),
});

/** Opens a browser without a session, over a new service with the seed accounts. */
export const openBrowser = (): Browser => {
  const clock = makeSteppedClock(Date.UTC(2026, 0, 1));
  const engine = makeEngine({ now: clock.now, random: makeCountedBytes(), hash: quickHash });
  const cookies = makeMemoryCookies();
  const browser = makeSandboxBrowser(context.brand.sessionCookie, cookies);
  const { openTab } = makeMemoryBrowser();
  const signOuts = makeStoredSignOuts(makeMemoryStorage());
  const client = () => browser.clientContext(null);
  const sessionHolder = async (): Promise<string | null> => {
    const info = await engine.userInfo(client())();
    return E.isRight(info) ? info.right.body.email : null;
  };
  return {
    engine,
    advance: clock.advance,
    providerPerson: async () => {
      const status = await engine.socialStatus(client())();
      return E.isRight(status) ? status.right.body.email : null;
    },
    answerProvider: async (email) => {
      const answered = await engine.answerSocial({ provider: 'google', email }, client())();
      browser.applyCookies(cookiesOf(answered));
    },
    openPorts: ({ storage, wire, isShown }) => {
      const tabs = openTab();
      const pageReturns = makeMemoryPageReturns();
      const log = makeMemoryLog();
      const session = makeTabSessionStore(storage, restoreRedirect(context.settings, log));
      return {
        identity: wired(makeSandboxIdentity({ engine, browser }), wire, sessionHolder),
        themes: makeSandboxThemes(new Map()),
        systemFields: makeSandboxSystemFields(engine, 'https://launchpad.brand.test/documents'),
        cookies,
        session,
        cooldowns: makeMemoryCooldowns()(),
        // Because: a page in the back-forward cache hears nothing.
        tabs: { ...tabs, listen: (listener) => tabs.listen((news) => isShown() && listener(news)) },
        signOuts,
        pageReturns,
        comeBack: pageReturns.comeBack,
        head: makeMemoryPageHead(['en-GB']),
        phoneBook: libphoneBook,
        smsCodes: { listen: () => () => undefined },
        analyticsEvents: makeAnalyticsQueue(session),
        clock,
        log,
      };
    },
  };
};
