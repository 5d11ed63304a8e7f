import type { SessionGateway } from '#application/ports/identityGateway.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import type { LaunchpadClient } from './launchpadClient.ts';
import { socialStatusReply, successReply, tokensReply, userInfoReply } from './replies.ts';

const credentials = 'include';

/** Makes the session calls over the launchpad client; one logout goes to the transfer site. */
export const makeSessionGateway = (
  { http, request, command }: LaunchpadClient,
  transferSite: Http,
): SessionGateway => ({
  tokens: (profileId) => {
    const query = { profile_id: profileId };
    return request('getGSOTokens', http.get('getGSOTokens', { credentials, query }), tokensReply);
  },
  userInfo: request('userInfo', http.get('oauth2/userInfo', { credentials }), userInfoReply),
  authenticationStatus: request(
    'authentication/status',
    http.get('authentication/status', { credentials }),
    successReply,
  ),
  socialStatus: request('social-auth/status', http.get('social-auth/status', { credentials }), socialStatusReply),
  logOut: command('logout', http.get('logout', { credentials, unread: true })),
  logOutOfTransferSite: command('transfer site logout', transferSite.get('logout', { credentials, unread: true })),
});
