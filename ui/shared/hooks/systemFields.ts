import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import {
  acceptedDocuments,
  type AcceptedDocuments,
  fieldsKnownAhead,
  type SystemFields,
} from '#domain/system/systemFields.ts';
import { runAsPromise } from './useAction.ts';
import { useUseCases, useUserLocale } from './useCases.tsx';

const systemFieldsKey = 'systemFields';

const useSystemFieldsQuery = (): UseQueryResult<SystemFields> => {
  const { systemFields: loadSystemFields } = useUseCases().page;
  const locale = useUserLocale();
  return useQuery({
    queryKey: [systemFieldsKey, locale],
    queryFn: () => runAsPromise(loadSystemFields(locale)),
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

/** The load of the documents, once it has failed. */
export type Load = {
  /** Whether it has failed, until another one has not. A failure on an earlier screen is none here, because this one loads again at once. */
  readonly hasFailed: boolean;
  /** Whether it loads again. */
  readonly isRetrying: boolean;
  /** Loads again. */
  readonly retry: () => void;
};

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
  const { isFetching, isFetchedAfterMount, refetch } = query;
  const documents = documentsIn(query);
  const settled = async (): Promise<AcceptedDocuments | null> =>
    documents === null && isFetching ? documentsIn(await refetch({ cancelRefetch: false })) : documents;
  const hasFailed = documents === null && isFetchedAfterMount;
  return { documents, load: { hasFailed, isRetrying: hasFailed && isFetching, retry: () => void refetch() }, settled };
};
