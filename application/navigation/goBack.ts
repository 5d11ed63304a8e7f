import type { Ports } from '#application/ports/ports.ts';
import { backFrom } from '#domain/navigation/backFrom.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { World } from '#domain/navigation/visit.ts';

/** Answers where "Go back" leads from a screen. */
export type GoBack = (path: RoutePath) => Destination;

/** Reads the session and asks the rule. */
export const makeGoBack =
  ({ session }: Pick<Ports, 'session'>, world: World): GoBack =>
  (path) =>
    backFrom(world)(session.get(), path);
