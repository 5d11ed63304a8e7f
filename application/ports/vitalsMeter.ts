import type { TaskEither } from 'fp-ts/TaskEither';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** The event of one web vital. */
export type WebVital = Extract<AnalyticsEvent, { readonly name: 'Web Vital' }>;

/** Measures the web vitals of the page. */
export type VitalsMeter = {
  /** Starts the measurement; later calls do nothing, unless it could not start. Reports each value once it is final. */
  readonly start: (report: (vital: WebVital) => void) => TaskEither<NormalisedError, void>;
};
