import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import { loadOf, type Load } from './load.ts';
import { runAsPromise } from './useAction.ts';
import { useUseCases } from './useCases.tsx';

const usePasswordRulesQuery = (): UseQueryResult<ReadonlyArray<PasswordRule>> => {
  const { readPasswordRules } = useUseCases();
  return useQuery({ queryKey: ['passwordRules'], queryFn: () => runAsPromise(readPasswordRules()) });
};

const noRules: ReadonlyArray<PasswordRule> = [];

/** The rules for a new password; none until they are loaded, and none when the load fails. */
export const usePasswordRules = (): ReadonlyArray<PasswordRule> => usePasswordRulesQuery().data ?? noRules;

/** The state of the load of the password rules. */
export const usePasswordRulesLoad = (): Load => {
  const query = usePasswordRulesQuery();
  return loadOf(query, query.data !== undefined);
};
