import type { Task } from 'fp-ts/Task';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';

/** The event of one web vital. */
export type WebVital = Extract<AnalyticsEvent, { readonly name: 'Web Vital' }>;

/** Measures the web vitals of the page. */
export type VitalsMeter = {
  /** Starts the measurement; later calls do nothing. Reports each value once it is final. */
  readonly start: (report: (vital: WebVital) => void) => Task<void>;
};
