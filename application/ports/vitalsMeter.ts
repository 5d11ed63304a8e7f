import type { Task } from 'fp-ts/Task';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';

export type WebVital = Extract<AnalyticsEvent, { readonly name: 'Web Vital' }>;

/** Measures how the page does for the person in front of it. */
export type VitalsMeter = {
  /** Measures from now on, however often it is begun; each value is reported once it is final. */
  readonly start: (report: (vital: WebVital) => void) => Task<void>;
};
