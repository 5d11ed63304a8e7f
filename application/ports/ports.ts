import type { Clock } from './clock.ts';
import type { CookieJar } from './cookieJar.ts';
import type { CooldownChannel, SignOutCounter, Tabs } from './tabs.ts';
import type { AnalyticsEvents, AnalyticsSink, FlowStore, TagManager, VitalsMeter } from './analytics.ts';
import type { IdentityGateway } from './identityGateway.ts';
import type { Log } from './log.ts';
import type { PageHead, PageAppearance } from './pageHead.ts';
import type { PageReturns, SmsCodes, BrowserSignals } from './browserSignals.ts';
import type { PhoneBook } from './phoneBook.ts';
import type { SessionStore } from './sessionStore.ts';
import type { SystemFieldsSource } from './systemFieldsSource.ts';
import type { ThemeCache, ThemeSource } from './themeSource.ts';
import type { ConsentChannel, PartnerBanner } from './consent.ts';
import type { ScriptLoader } from './scriptLoader.ts';
import type { SessionRecorder } from './sessionRecorder.ts';

/** The ports of the use cases. */
export type Ports = {
  readonly identity: IdentityGateway;
  readonly themes: ThemeSource;
  readonly themeCache: ThemeCache;
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

/** The ports of the deferred services: some are shared with the first screen. */
export type DeferredServicePorts = Pick<
  Ports,
  'clock' | 'cookies' | 'analyticsEvents' | 'log' | 'session' | 'pageReturns'
> & {
  readonly flow: FlowStore;
  readonly analytics: AnalyticsSink;
  readonly tags: TagManager;
  readonly recorder: SessionRecorder;
  readonly banner: PartnerBanner;
  readonly consents: ConsentChannel;
  readonly scripts: ScriptLoader;
  readonly vitals: VitalsMeter;
  readonly signals: BrowserSignals;
  readonly appearance: PageAppearance;
};
