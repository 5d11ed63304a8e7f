import { routeOf, routes } from './routes.ts';

/** Whether a path is only passed through: it has no frame, and nothing on it is for people to see. */
export const isSystemPath = (path: string): boolean => {
  const screen = routeOf(path);
  return screen !== null && routes[screen].layout === 'none';
};
