import { notifyManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type PasswordRule, usualRules } from '#domain/identity/checkPassword.ts';
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

type PasswordRules = {
  /** The usual rules while they load. */
  readonly rules: ReadonlyArray<PasswordRule>;
  /** Whether they could not be loaded. */
  readonly areUnread: boolean;
};

/** The rules for a new password; none when the load fails. */
export const usePasswordRules = (): PasswordRules => {
  const { readRules } = useUseCases().password;
  const query = useQuery({ queryKey: ['passwordRules'], queryFn: () => runAsPromise(readRules()) });
  return { rules: query.data ?? (query.isPending ? usualRules : []), areUnread: query.isError };
};
