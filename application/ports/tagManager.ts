import type { Payload } from '#domain/analytics/eventProperties.ts';

/** The data layer of the tag manager. */
export type TagManager = {
  readonly push: (event: string, variables: Payload) => void;
};
