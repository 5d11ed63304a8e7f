import { routes, type RoutePath } from './routes.ts';
import { leavePopup } from './screenName.ts';

/** Whether anything was typed on the screen that is left. */
export type Begun = 'Begun' | 'Untouched';

/** Whether going from one screen to another gives something up half-way; an untouched form is nothing begun. */
export const leavesHalfWay = (from: RoutePath | null, to: RoutePath | null, begun: Begun): boolean => {
  if (from === null || leavePopup(from) === null) return false;
  const isSameFlow = to !== null && routes[to].flow === routes[from].flow && routes[to].flow !== 'SignIn';
  if (isSameFlow || (to !== null && leavePopup(to) === leavePopup(from))) return false;
  return from !== '/signup' || begun === 'Begun';
};
