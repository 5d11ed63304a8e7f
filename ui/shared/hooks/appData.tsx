import {
  keepPreviousData,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Theme } from '#domain/brand/theme.ts';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import { fieldsKnownAhead, type SystemFields } from '#domain/system/systemFields.ts';
import { runAsPromise } from './useAction.ts';
import { useSession } from './useSession.ts';
import { useUseCases } from './useCases.tsx';

const themeKey = ['theme'] as const;

// Because: by default the library notifies in a new task, and a second click before it would start a second run.
notifyManager.setScheduler(queueMicrotask);

const makeQueryClient = (theme: Theme | null): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity, networkMode: 'always' },
      // Because: the answer of an action can be a redirect with an auth code, and by default the library keeps it for five minutes.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
  if (theme !== null) client.setQueryData(themeKey, theme);
  return client;
};

type Props = {
  /** The theme loaded before the first render; null to begin with the cached one. */
  readonly theme: Theme | null;
  readonly children: ReactNode;
};

/** Provides the one query client. Data never becomes stale; a failed query runs again when a view that needs it mounts. */
export const AppDataProvider = ({ theme, children }: Props): ReactNode => {
  const [client] = useState(() => makeQueryClient(theme));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

const neverChanges = () => () => undefined;

/** The theme of the page: the cached one at first, the content service's as soon as it is loaded. */
export const useTheme = (): Theme => {
  const { cached, fallback, refresh } = useUseCases().loadTheme;
  const { data } = useQuery({ queryKey: themeKey, queryFn: refresh });
  // Because: a prerendered page shows the fallback, and hydration must render the same.
  const initial = useSyncExternalStore(
    neverChanges,
    () => cached,
    () => fallback,
  );
  return data ?? initial;
};

const systemFieldsKey = 'systemFields';

const useSystemFieldsQuery = (): UseQueryResult<SystemFields> => {
  const { loadSystemFields } = useUseCases();
  const queryKey = [systemFieldsKey, useSession().userLocale];
  return useQuery({ queryKey, queryFn: () => runAsPromise(loadSystemFields), placeholderData: keepPreviousData });
};

/** Documents, phone countries and social logins; what the brand knows by itself until they are loaded. */
export const useSystemFields = (): SystemFields => {
  const { brand } = useUseCases().context;
  return useSystemFieldsQuery().data ?? fieldsKnownAhead(brand);
};

/** Whether the first load of the system fields runs, so that their space must be kept. */
export const useSystemFieldsPending = (): boolean => {
  const { isPending } = useSystemFieldsQuery();
  // Because: after a failure the page has given the space back, also for the fields of another language.
  const loads = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [systemFieldsKey] });
  return isPending && loads.every(({ state }) => state.errorUpdateCount === 0);
};

const usePasswordRulesQuery = (): UseQueryResult<ReadonlyArray<PasswordRule>> => {
  const { readPasswordRules } = useUseCases();
  return useQuery({ queryKey: ['passwordRules'], queryFn: () => runAsPromise(readPasswordRules()) });
};

const noRules: ReadonlyArray<PasswordRule> = [];

/** The rules for a new password; none until they are loaded, and none when the load fails. */
export const usePasswordRules = (): ReadonlyArray<PasswordRule> => usePasswordRulesQuery().data ?? noRules;

/** Whether the password rules are still loading. */
export const usePasswordRulesPending = (): boolean => usePasswordRulesQuery().isPending;
