import * as E from 'fp-ts/Either';
import { makeUseCases, type UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import type { Browser } from './browser.ts';
import { anotherAccount, type Button, buttonsOf } from './buttons.ts';
import { type Line, openLine } from './line.ts';
import { personTold } from './partner.ts';

/** How somebody confirmed in a document who they are. */
export type Act = { readonly kind: 'Secret' | 'Press' | 'Provider'; readonly email: string };

/** A partner was told a person, after these acts in the document that left for it. */
export type HandOver = { readonly told: string; readonly acts: ReadonlyArray<Act>; readonly promptsLogin: boolean };

/** What a document has of its browser and its tab. */
export type Surroundings = {
  readonly browser: Browser;
  readonly storage: SafeStorage;
  /** Whether this tab has sent the person to an identity provider that has not returned yet. */
  readonly provider: { isAsked: boolean };
  readonly onHandOver: (handOver: HandOver) => void;
};

/** A document in a tab. While it waits for the service it does nothing else. */
export type Page = {
  readonly line: Line;
  readonly screen: () => RoutePath;
  readonly isBusy: () => boolean;
  /** Goes to a path in this document, as a link, "Back" and "Forward" do. */
  readonly navigate: (path: RoutePath, query: string) => Promise<void>;
  /** Presses one of the buttons that the screen has at that moment. */
  readonly press: (choice: number) => Promise<void>;
  /** Lets a held call go, and waits for what follows it. */
  readonly letGo: () => Promise<void>;
  /** The next time it tells the browser to leave, the browser stays, and the page names the site instead of its screen. */
  readonly stay: () => void;
  /** The browser leaves it. */
  readonly goAway: () => void;
  /** Is shown again. */
  readonly comeBack: () => void;
  /** Whether the browser loads it anew instead of showing it again after it was left. */
  readonly isDiscarded: () => boolean;
  /** Runs the guards again after the session cookie has ended the person, as the router does. */
  readonly followEnding: () => Promise<void>;
};

/** What the partner asked for. */
type Asked = { readonly hasChallenge: boolean; readonly promptsLogin: boolean };

const askedBy = ({ session }: UseCases): Asked => {
  const { codeChallenge, promptsLogin } = session.get().oAuth;
  return { hasChallenge: codeChallenge !== null, promptsLogin };
};

const rightOrNull = <A>(outcome: E.Either<unknown, A>): A | null => (E.isRight(outcome) ? outcome.right : null);

const runOnMount = async (screen: RoutePath, useCases: UseCases): Promise<Destination | null> => {
  if (screen === '/change-password') return rightOrNull(await useCases.password.openChange()());
  return screen === '/signup/creating' ? rightOrNull(await useCases.signUp.finish(() => undefined)()) : null;
};

/** Loads a document at a path, without navigating to it yet. */
export const loadPage = (path: RoutePath, query: string, surroundings: Surroundings): Page => {
  const { browser, storage, provider, onHandOver } = surroundings;
  let screen = path;
  let acts: ReadonlyArray<Act> = [];
  let hasEnded = false;
  let pending: Promise<void> | null = null;
  let stays = false;
  let namesSite = false;
  const confirm = (kind: Act['kind'], email: string | null): void => {
    if (email !== null) acts = [...acts, { kind, email }];
  };
  const line = openLine((email) => confirm('Secret', email));
  const ports = browser.openPorts({ storage, wire: line.wire });
  const goAway = (): void => {
    if (useCases.session.get().hasLeft) acts = [];
    ports.pageReturns.goAway();
  };
  const useCases = makeUseCases(ports, context, { path, query, scheme: 'https:' });
  useCases.browser.onEnded(() => void ([acts, hasEnded] = [[], true]));

  const follow = async (destination: Destination | null, asked: Asked): Promise<void> => {
    if (destination === null || destination._tag === 'Back') return;
    if (destination._tag === 'Route') return goTo(destination.to, '');
    [namesSite, stays] = [stays, false];
    if (destination._tag === 'ExternalSite') {
      provider.isAsked = destination.url.includes('social-auth');
      if (!namesSite) goAway();
      return;
    }
    const told = await personTold(browser, destination.url, asked.hasChallenge);
    if (told !== null) onHandOver({ told, acts, promptsLogin: asked.promptsLogin });
    if (!namesSite) goAway();
  };

  const goTo = async (to: RoutePath, search: string): Promise<void> => {
    const asked = askedBy(useCases);
    if (to === '/idp/continue' && provider.isAsked) confirm('Provider', await browser.providerPerson());
    if (to === '/idp/continue' || to === '/') provider.isAsked = false;
    const destination = await useCases.runGuards({ to, query: search, scheme: 'https:' })();
    if (destination !== null) return follow(destination, asked);
    screen = to;
    namesSite = false;
    return follow(await runOnMount(to, useCases), asked);
  };

  const pressButton = async ({ press, names, givesUp }: Button): Promise<void> => {
    const asked = askedBy(useCases);
    if (givesUp) [acts, provider.isAsked] = [[], false];
    confirm('Press', names);
    return follow(await press(), asked);
  };

  const run = async (work: () => Promise<void>): Promise<void> => {
    if (pending !== null) return;
    pending = work().finally(() => void (pending = null));
    await Promise.race([pending, line.held()]);
  };

  const page: Page = {
    line,
    screen: () => screen,
    isBusy: () => pending !== null,
    navigate: (to, search) => run(() => goTo(to, search)),
    press: async (choice) => {
      const buttons = namesSite ? [anotherAccount(useCases)] : buttonsOf(screen, useCases, browser.engine);
      const button = buttons[choice % buttons.length];
      if (button !== undefined) await run(() => pressButton(button));
    },
    letGo: async () => {
      line.letGo();
      await pending;
    },
    stay: () => void (stays = true),
    goAway,
    comeBack: ports.pageReturns.comeBack,
    isDiscarded: ports.pageReturns.isDiscarded,
    followEnding: async () => {
      if (!hasEnded || pending !== null) return;
      hasEnded = false;
      await run(() => goTo(screen, ''));
    },
  };
  return page;
};
