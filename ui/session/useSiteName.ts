import { useIntl } from 'react-intl';
import type { ExternalUrl, SafeUrl } from '#domain/redirect/redirect.ts';
import { siteOf } from '#domain/redirect/sites.ts';
import { useTheme, useUseCases } from '#ui/shared/hooks/useCases.tsx';

/** What people call the site of an address. */
export const useSiteName = (): ((address: SafeUrl | ExternalUrl) => string) => {
  const { settings, brand } = useUseCases().context;
  const { name } = useTheme().logo;
  const { formatMessage } = useIntl();
  return (address) => {
    const site = siteOf(address, settings, brand);
    if (site._tag === 'Product') return formatMessage({ id: `site.${site.platform}` });
    if (site._tag === 'Provider') return formatMessage({ id: `social.${site.provider}` });
    return (site._tag === 'CoBrand' ? name : null) ?? site.name;
  };
};
