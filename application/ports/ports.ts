import type { Clock } from './clock.ts';
import type { CookieJar } from './cookieJar.ts';
import type { CooldownChannel } from './cooldownChannel.ts';
import type { AnalyticsEvents } from './analyticsEvents.ts';
import type { IdentityGateway } from './identityGateway.ts';
import type { Log } from './log.ts';
import type { PageHead } from './pageHead.ts';
import type { PageReturns } from './pageReturns.ts';
import type { PhoneBook } from './phoneBook.ts';
import type { SessionStore } from './sessionStore.ts';
import type { SignOutCounter } from './signOutCounter.ts';
import type { SmsCodes } from './smsCodes.ts';
import type { SystemFieldsSource } from './systemFieldsSource.ts';
import type { Tabs } from './tabs.ts';
import type { ThemeSource } from './themeSource.ts';

/** The ports of the use cases. */
export type Ports = {
  readonly identity: IdentityGateway;
  readonly themes: ThemeSource;
  readonly systemFields: SystemFieldsSource;
  readonly cookies: CookieJar;
  readonly session: SessionStore;
  readonly cooldowns: CooldownChannel;
  readonly tabs: Tabs;
  readonly signOuts: SignOutCounter;
  readonly pageReturns: PageReturns;
  readonly head: PageHead;
  readonly phoneBook: PhoneBook;
  readonly smsCodes: SmsCodes;
  readonly analyticsEvents: AnalyticsEvents;
  readonly clock: Clock;
  readonly log: Log;
};
