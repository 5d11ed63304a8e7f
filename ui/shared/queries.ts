import { QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import { answerOf } from './useAction.ts';
import { useUseCases } from './useCases.tsx';

// Because: no screen that comes first reads anything here, so that the library comes with those that do.
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity, networkMode: 'always' },
  },
});

const noRules: ReadonlyArray<PasswordRule> = [];

/** The rules a new password must meet; none until they are read, and none when they cannot be. */
export const usePasswordRules = (): ReadonlyArray<PasswordRule> => useRulesRead().data ?? noRules;

/** Whether the rules may yet come. */
export const useAwaitingRules = (): boolean => useRulesRead().isPending;

const useRulesRead = (): UseQueryResult<ReadonlyArray<PasswordRule>> => {
  const { readPasswordRules } = useUseCases();
  return useQuery({ queryKey: ['passwordRules'], queryFn: () => answerOf(readPasswordRules)() }, queries);
};
