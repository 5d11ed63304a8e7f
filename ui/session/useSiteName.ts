import { useIntl } from 'react-intl';
import type { ExternalUrl, SafeUrl } from '#domain/redirect/redirect.ts';
import { siteOf } from '#domain/redirect/sites.ts';
import { useTheme, useUseCases } from '#ui/shared/hooks/useCases.tsx';

type Address = SafeUrl | ExternalUrl | null;

/** What people call the site of an address; null where we do not know it. Never text of the address. */
export const useKnownSiteName = (address: Address): string | null => {
  const { settings, brand } = useUseCases().context;
  const { name } = useTheme().logo;
  const { formatMessage } = useIntl();
  const site = address && siteOf(address, settings, brand);
  if (site?._tag === 'Product') return formatMessage({ id: `site.${site.platform}` });
  if (site?._tag === 'Provider') return formatMessage({ id: `social.${site.provider}` });
  if (site?._tag === 'Brand') return brand.displayName;
  return site && name;
};

/** What people call the site of an address, or its host without the port. */
export const useSiteName = (address: Address): string =>
  useKnownSiteName(address) ?? (address === null ? '' : new URL(address).hostname);
