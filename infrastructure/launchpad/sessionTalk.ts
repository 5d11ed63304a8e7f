import type { SessionTalk } from '#application/ports/sessionTalk.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import type { Line } from './line.ts';
import { socialStatusReply, successReply, tokensReply, userInfoReply } from './replies.ts';

const credentials = 'include';

/** The live session, over the launchpad's line and, for one logout, the transfer site's. */
export const makeSessionTalk = ({ http, ask, tell }: Line, transferSite: Http): SessionTalk => ({
  tokens: (profileId) => {
    const query = { profile_id: profileId };
    return ask('getGSOTokens', http.get('getGSOTokens', { credentials, query }), tokensReply);
  },
  userInfo: ask('userInfo', http.get('oauth2/userInfo', { credentials }), userInfoReply),
  authenticationStatus: ask('authentication/status', http.get('authentication/status', { credentials }), successReply),
  socialStatus: ask('social-auth/status', http.get('social-auth/status', { credentials }), socialStatusReply),
  logOut: tell('logout', http.get('logout', { credentials, unread: true })),
  logOutOfTransferSite: tell('transfer site logout', transferSite.get('logout', { credentials, unread: true })),
});
