import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { UseCases } from '#application/useCases.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';

/** Documents, phone countries and social logins, in a language. */
export const systemFieldsQuery = ({ readSystemFields }: UseCases, locale: Locale) =>
  queryOptions({
    queryKey: ['systemFields', locale],
    queryFn: readSystemFields,
    placeholderData: (before) => before ?? noSystemFields,
    staleTime: Infinity,
    networkMode: 'always',
  });

/** The theme: what is at hand at once, what the content service says as soon as it says it. */
export const themeQuery = ({ dressBrand }: UseCases): UseQueryOptions<Theme> =>
  queryOptions({
    queryKey: ['theme'],
    queryFn: dressBrand.refresh,
    placeholderData: () => dressBrand.now(),
    staleTime: Infinity,
    networkMode: 'always',
  });
