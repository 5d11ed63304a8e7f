import type { UseQueryResult } from '@tanstack/react-query';

/** The state of what a view needs: loaded, loading for the first time, failed, or loading again after a failure. */
export type Load = {
  readonly state: 'Loaded' | 'Loading' | 'Failed' | 'Retrying';
  /** Loads again after a failure. */
  readonly retry: () => void;
};

/** Returns the state of a query for this screen: a failure on an earlier screen is none here, because this one loads again at once. */
export const loadOf = ({ isFetching, isFetchedAfterMount, refetch }: UseQueryResult, isLoaded: boolean): Load => {
  const retry = (): void => void refetch();
  if (isLoaded) return { state: 'Loaded', retry };
  if (!isFetchedAfterMount) return { state: 'Loading', retry };
  return { state: isFetching ? 'Retrying' : 'Failed', retry };
};
