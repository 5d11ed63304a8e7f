import { useIntl } from 'react-intl';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import { siteOf } from '#domain/redirect/sites.ts';
import { useTheme, useUseCases } from '#ui/shared/hooks/useCases.tsx';

/** What people call the site of a redirect. */
export const useSiteName = (): ((redirect: SafeUrl) => string) => {
  const { settings, brand } = useUseCases().context;
  const { name } = useTheme().logo;
  const { formatMessage } = useIntl();
  return (redirect) => {
    const site = siteOf(redirect, settings, brand);
    if (site._tag === 'Product') return formatMessage({ id: `site.${site.platform}` });
    return (site._tag === 'CoBrand' ? name : null) ?? site.name;
  };
};
