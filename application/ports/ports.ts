import type { Task } from 'fp-ts/Task';
import type { Change, Session } from '#domain/session/session.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';
import type * as analytics from './analytics.ts';
import type * as browser from './browser.ts';
import type { IdentityGateway } from './identityGateway.ts';
import type { PhoneBook, SystemFieldsSource, ThemeSource } from './sources.ts';

/** The ports of the use cases. */
export type Ports = {
  readonly identity: IdentityGateway;
  readonly themes: ThemeSource;
  readonly systemFields: SystemFieldsSource;
  readonly cookies: browser.CookieJar;
  readonly session: SessionStore;
  readonly pageReturns: browser.PageReturns;
  readonly head: browser.PageHead;
  readonly phoneBook: PhoneBook;
  readonly smsCodes: browser.SmsCodes;
  readonly analyticsEvents: analytics.AnalyticsEvents;
  readonly clock: Clock;
  readonly log: Log;
};

/** The ports of the deferred services: some are shared with the first screen. */
export type DeferredServicePorts = Pick<
  Ports,
  'clock' | 'cookies' | 'analyticsEvents' | 'log' | 'session' | 'pageReturns'
> & {
  readonly flow: analytics.FlowStore;
  readonly analytics: analytics.OpenAnalytics;
  readonly tags: analytics.TagManager;
  readonly recorder: analytics.OpenRecorder;
  readonly banner: browser.PartnerBanner;
  readonly scripts: browser.ScriptLoader;
  readonly signals: browser.BrowserSignals;
  readonly appearance: browser.PageAppearance;
};

/** The time, and timers. */
export type Clock = {
  /** The time in milliseconds since the epoch. */
  readonly now: () => number;
  /** Resolves after `ms` milliseconds. */
  readonly wait: (ms: number) => Task<void>;
};

/** The log. A line is our own words: no secret, nothing personal, and nothing that a service wrote, which belongs in the error. */
export type Log = {
  readonly info: (line: string) => void;
  /** Logs a line that is no error, in production too: so a line without any value. */
  readonly notice: (line: string) => void;
  readonly error: (line: string, error?: NormalisedError) => void;
};

/** Stores the session of this tab. A reload removes its secrets. */
export type SessionStore = {
  readonly get: () => Session;
  /** Applies a change and returns the new session. */
  readonly update: (change: Change) => Session;
  /** Calls the listener after each change; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
};
