import { createRoute } from '@tanstack/react-router';
import { rootRoute } from '#ui/router/rootRoute.tsx';
import { SignInScreen } from './SignInScreen.tsx';

/** The first screen. It comes with the page itself, since nearly every visit begins on it. */
export const signInRoute = createRoute({ getParentRoute: () => rootRoute, path: '/signin', component: SignInScreen });
