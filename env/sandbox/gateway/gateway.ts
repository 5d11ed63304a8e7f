import type { Header } from '#env/server/policies/securityPolicy.ts';
import { hostName } from '#env/sandbox/hosts.ts';
import type { SandboxParts } from '#env/sandbox/control/sandboxState.ts';
import type { Site } from '#env/sandbox/gateway/site.ts';
import { injectFault } from './injectFault.ts';

/** A site, and the headers of an injected fault on its host, which the site's own answers have too. */
export type HostedSite = { readonly site: Site; readonly headers?: ReadonlyArray<Header> };

/** What the gateway is made of. */
export type GatewayParts = Pick<SandboxParts, 'journal' | 'faults' | 'clock'> & {
  readonly hostedSite: (host: string) => HostedSite;
  readonly afterAnswer: (request: Request, answer: Response) => Promise<void>;
};

/** Handles the requests of the sandbox: selects the site by host, writes the journal and injects faults. */
export const makeGateway =
  ({ journal, faults, clock, hostedSite, afterAnswer }: GatewayParts): Site =>
  async (request, bindings) => {
    const { site, headers = [] } = hostedSite(hostName(request.headers.get('host') ?? ''));
    const answerOfSite: Site = async (...asked) => {
      const answer = await site(...asked);
      await afterAnswer(request, answer);
      return answer;
    };
    const setStatus = await journal.open(request, clock.now());
    bindings.outgoing.once('finish', () => setStatus(bindings.outgoing.statusCode));
    const fault = faults.take(request.method, new URL(request.url));
    if (fault?.hold === true) await faults.cleared();
    const answer = await injectFault(fault ?? { path: '' }, answerOfSite, request, bindings);
    // Because: an answer that the dev server or a fault has already sent can no longer change.
    if (answer.headers.has('x-hono-already-sent')) return answer;
    setStatus(answer.status);
    if (fault !== null) headers.forEach(([name, value]) => answer.headers.set(name, value));
    return answer;
  };
