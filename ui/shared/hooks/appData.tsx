import { notifyManager, QueryClient, QueryClientProvider, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PasswordRule } from '#domain/identity/checkPassword.ts';
import { runAsPromise } from './useAction.ts';
import { useUseCases } from './useCases.tsx';

// Because: by default the library notifies in a new task, and a second click before it would start a second run.
notifyManager.setScheduler(queueMicrotask);

const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        // Because: with the network mode `always`, the default is false.
        refetchOnReconnect: true,
        staleTime: Infinity,
        networkMode: 'always',
      },
      // Because: the answer of an action can be a redirect with an auth code, and by default the library keeps it for five minutes.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });

/** Provides the one query client. Data never becomes stale; a failed query runs again for the next view that needs it, and once online again. */
export const AppDataProvider = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [client] = useState(makeQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

/** The state of what a view needs: loaded, loading for the first time, failed, or loading again after a failure. */
export type Load = {
  readonly state: 'Loaded' | 'Loading' | 'Failed' | 'Retrying';
  /** Loads again after a failure. */
  readonly retry: () => void;
};

/** The load of a query. A failure on an earlier screen is none here, because this one loads again at once. */
export const loadOf = ({ isFetching, isFetchedAfterMount, refetch }: UseQueryResult, isLoaded: boolean): Load => {
  const retry = (): void => void refetch();
  if (isLoaded) return { state: 'Loaded', retry };
  if (!isFetchedAfterMount) return { state: 'Loading', retry };
  return { state: isFetching ? 'Retrying' : 'Failed', retry };
};

type PasswordRules = { readonly rules: ReadonlyArray<PasswordRule>; readonly load: Load };

/** The rules for a new password, and the state of their load; none until they are loaded, and none when the load fails. */
export const usePasswordRules = (): PasswordRules => {
  const { readRules } = useUseCases().password;
  const query = useQuery({ queryKey: ['passwordRules'], queryFn: () => runAsPromise(readRules()) });
  return { rules: query.data ?? [], load: loadOf(query, query.data !== undefined) };
};
