import { webOrigin } from '#domain/shared/webOrigin.ts';
import type { Settings } from './settings.ts';

/** The origin of the brand's site in this environment, such as `https://account.xe.com`; an empty text if the settings name none that is safe in a page. */
export const publicOrigin = ({ publicUrls, hostName }: Pick<Settings, 'publicUrls' | 'hostName'>): string =>
  webOrigin(publicUrls.default) ?? webOrigin(`https://${hostName}`) ?? '';
