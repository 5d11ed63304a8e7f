import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { FlowKeeper } from '#application/ports/flowKeeper.ts';
import { noFlow, type FlowMemory } from '#domain/navigation/flowMemory.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import type { Shelf } from '#infrastructure/browser/shelf.ts';

const key = 'account.flow';

const Kept = t.type({
  last: t.union([t.keyof({ 'Sign in': null, 'Forgot password': null, 'Sign up': null }), t.null]),
  redirectedFrom: t.union([t.string, t.null, t.undefined]),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const read = (text: string): FlowMemory => {
  const kept = Kept.decode(parsed(text));
  if (E.isLeft(kept)) return noFlow;
  const { last, redirectedFrom } = kept.right;
  return { last, redirectedFrom: routeOf(redirectedFrom ?? '') };
};

/** Keeps the flow on a shelf; whatever is no flow of ours counts as none, and without a shelf the page's memory has to do. */
export const makeShelvedFlow = (shelf: Shelf): FlowKeeper => {
  let memory = read(shelf.read(key) ?? '');
  return {
    get: () => memory,
    keep: (next) => {
      memory = next;
      shelf.write(key, JSON.stringify(next));
    },
  };
};
