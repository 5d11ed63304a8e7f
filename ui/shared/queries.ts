import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { UseCases } from '#application/useCases.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { noSystemFields, type SystemFields } from '#domain/system/systemFields.ts';
import { answerOf } from './useAction.ts';
import { useSession } from './useSession.ts';
import { useUseCases } from './useCases.tsx';

const never = () => () => undefined;
const asked = { staleTime: Infinity, networkMode: 'always' } as const;

/** Documents, phone countries and social logins, in a language. */
export const systemFieldsQuery = ({ readSystemFields }: UseCases, locale: Locale) =>
  queryOptions({ ...asked, queryKey: ['systemFields', locale], queryFn: readSystemFields });

/** The theme as the content service has it. */
export const themeQuery = ({ dressBrand }: UseCases) =>
  queryOptions({ ...asked, queryKey: ['theme'], queryFn: dressBrand.refresh });

/** Documents, phone countries and social logins; what the product knows by itself until they have come. */
export const useSystemFields = (): SystemFields => {
  const { data } = useQuery({
    ...systemFieldsQuery(useUseCases(), useSession().userLocale),
    placeholderData: (before) => before,
  });
  return data ?? noSystemFields;
};

/** The theme the page wears: what is at hand at once, what the content service says as soon as it says it. */
export const useTheme = (): Theme => {
  const useCases = useUseCases();
  const { atHand, own } = useCases.dressBrand;
  // Because: a page printed ahead wears the brand's own, and is taken over as it was printed.
  const before = useSyncExternalStore(
    never,
    () => atHand,
    () => own,
  );
  return useQuery(themeQuery(useCases)).data ?? before;
};

const noRules: ReadonlyArray<PasswordRule> = [];

/** The rules a new password must meet; none until they are read, and none when they cannot be. */
export const usePasswordRules = (): ReadonlyArray<PasswordRule> => {
  const { readPasswordRules } = useUseCases();
  const read = (): Promise<ReadonlyArray<PasswordRule>> => answerOf(readPasswordRules)(undefined);
  return useQuery({ ...asked, queryKey: ['passwordRules'], queryFn: read }).data ?? noRules;
};
