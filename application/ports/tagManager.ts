import type { Payload } from '#domain/analytics/eventProperties.ts';

/** The tag manager's data layer. */
export type TagManager = {
  readonly push: (event: string, variables: Payload) => void;
};
