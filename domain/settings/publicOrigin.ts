import { webOrigin } from '#domain/shared/webOrigin.ts';
import type { Settings } from './settings.ts';

/** The origin of the brand's site in this environment, such as `https://account.xe.com`. */
export const publicOrigin = ({ publicUrls, hostName }: Pick<Settings, 'publicUrls' | 'hostName'>): string =>
  webOrigin(publicUrls.default) ?? `https://${hostName}`;
