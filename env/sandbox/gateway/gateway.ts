import type { HttpBindings } from '@hono/node-server';
import type { Header } from '#env/server/policies/securityPolicy.ts';
import { hostName } from '#env/sandbox/hosts.ts';
import type { Faults } from './injectedFaults.ts';
import type { Journal } from '#env/sandbox/gateway/journal.ts';
import { withHeaders, type Answer, type Site } from '#env/sandbox/gateway/site.ts';
import { injectFault } from './injectFault.ts';

/** A site, and the headers of an injected fault on its host, which the site's own answers have too. */
export type HostedSite = { readonly site: Site; readonly headers: ReadonlyArray<Header> };

/** What the gateway is made of. */
export type GatewayParts = {
  readonly journal: Journal;
  readonly faults: Faults;
  readonly now: () => number;
  /** Finds the site of a host name; null for an unknown host. */
  readonly hostedSite: (host: string) => HostedSite | null;
  /** The control room, which has neither journal nor faults. */
  readonly control: Site;
  readonly isControl: (host: string) => boolean;
  readonly unknownHost: Site;
};

/** Handles every request of the sandbox: selects the site by host, writes the journal and injects faults. */
export const makeGateway =
  ({ journal, faults, now, hostedSite, control, isControl, unknownHost }: GatewayParts) =>
  async (request: Request, bindings: HttpBindings): Answer => {
    const host = hostName(request.headers.get('host') ?? '');
    if (isControl(host)) return control(request, bindings);
    const { site, headers } = hostedSite(host) ?? { site: unknownHost, headers: [] };
    const setStatus = await journal.open(request, now());
    bindings.outgoing.once('finish', () => setStatus(bindings.outgoing.statusCode));
    const fault = faults.take(request.method, new URL(request.url));
    if (fault?.hold === true) await faults.cleared();
    const answer = fault === null ? await site(request, bindings) : await injectFault(fault, site, request, bindings);
    // Because: an answer that the dev server or a fault has already sent can no longer change.
    if (answer.headers.has('x-hono-already-sent')) return answer;
    setStatus(answer.status);
    return fault === null ? answer : withHeaders(answer, headers);
  };
