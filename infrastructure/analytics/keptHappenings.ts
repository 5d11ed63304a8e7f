import type { Happenings } from '#application/ports/happenings.ts';
import type { SessionStore } from '#application/ports/sessionStore.ts';
import { visitorOf, type Happening } from '#domain/analytics/visitor.ts';

/** Keeps what happens, each with the visitor of that moment, until there is somebody to hear it. */
export const makeKeptHappenings = ({ get }: Pick<SessionStore, 'get'>): Happenings => {
  let kept: ReadonlyArray<Happening> = [];
  let hear = (happening: Happening): void => {
    kept = [...kept, happening];
  };
  return {
    tell: (event) => hear({ event, visitor: visitorOf(get()) }),
    listen: (listener) => {
      hear = listener;
      kept.forEach(listener);
      kept = [];
    },
  };
};
