import {
  keepPreviousData,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PasswordRule } from '#domain/identity/checkPassword.ts';
import {
  acceptedDocuments,
  type AcceptedDocuments,
  fieldsKnownAhead,
  type SystemFields,
} from '#domain/system/systemFields.ts';
import { runAsPromise } from './useAction.ts';
import { useUseCases, useUserLocale } from './useCases.tsx';

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

// Because: a failure on an earlier screen is none here, because this one loads again at once.
const loadOf = ({ isFetching, isFetchedAfterMount, refetch }: UseQueryResult, isLoaded: boolean): Load => {
  const retry = (): void => void refetch();
  if (isLoaded) return { state: 'Loaded', retry };
  if (!isFetchedAfterMount) return { state: 'Loading', retry };
  return { state: isFetching ? 'Retrying' : 'Failed', retry };
};

const systemFieldsKey = 'systemFields';

const useSystemFieldsQuery = (): UseQueryResult<SystemFields> => {
  const { systemFields: loadSystemFields } = useUseCases().page;
  return useQuery({
    queryKey: [systemFieldsKey, useUserLocale()],
    queryFn: () => runAsPromise(loadSystemFields),
    placeholderData: keepPreviousData,
    // Because: sign-up needs the documents, so the next view asks again for fields that came without them.
    staleTime: ({ state: { data } }) => (data === undefined || acceptedDocuments(data) !== null ? Infinity : 0),
  });
};

/** Documents, phone countries and social logins. Without those of this language: those of an earlier one, else what the brand knows by itself. */
export const useSystemFields = (): SystemFields => {
  const { brand } = useUseCases().context;
  const loaded = useQueryClient().getQueriesData<SystemFields>({ queryKey: [systemFieldsKey] });
  return useSystemFieldsQuery().data ?? loaded.flatMap(([, fields]) => fields ?? []).at(-1) ?? fieldsKnownAhead(brand);
};

/** Whether the first load of the system fields runs, so that their space must be kept. */
export const useSystemFieldsPending = (): boolean => {
  const { isPending } = useSystemFieldsQuery();
  const cache = useQueryClient().getQueryCache();
  // Because: after a failure the page has given the space back, also for the fields of another language.
  return isPending && cache.findAll({ queryKey: [systemFieldsKey] }).every(({ state }) => state.errorUpdateCount === 0);
};

// Because: a person agrees to the documents of the chosen language, so those of an earlier one do not count.
const documentsIn = ({ data, isPlaceholderData }: UseQueryResult<SystemFields>): AcceptedDocuments | null =>
  data === undefined || isPlaceholderData ? null : acceptedDocuments(data);

type Documents = {
  /** Null while they are not loaded. */
  readonly documents: AcceptedDocuments | null;
  readonly load: Load;
  /** Waits for the load that runs; null if the documents are not loaded after that. */
  readonly settled: () => Promise<AcceptedDocuments | null>;
};

/** The documents to accept with a new account, in the language of the page, and the state of their load. */
export const useAcceptedDocuments = (): Documents => {
  const query = useSystemFieldsQuery();
  const { isFetching, refetch } = query;
  const documents = documentsIn(query);
  const settled = async (): Promise<AcceptedDocuments | null> =>
    documents === null && isFetching ? documentsIn(await refetch({ cancelRefetch: false })) : documents;
  return { documents, load: loadOf(query, documents !== null), settled };
};

type PasswordRules = { readonly rules: ReadonlyArray<PasswordRule>; readonly load: Load };

/** The rules for a new password, and the state of their load; none until they are loaded, and none when the load fails. */
export const usePasswordRules = (): PasswordRules => {
  const { readRules } = useUseCases().password;
  const query = useQuery({ queryKey: ['passwordRules'], queryFn: () => runAsPromise(readRules()) });
  return { rules: query.data ?? [], load: loadOf(query, query.data !== undefined) };
};
