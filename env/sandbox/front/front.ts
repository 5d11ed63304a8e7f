import type { HttpBindings } from '@hono/node-server';
import type { Header } from '#domain/settings/securityPolicy.ts';
import { hostName } from '#env/sandbox/hosts.ts';
import type { Faults } from './faults.ts';
import type { Journal } from './journal.ts';
import type { Answer, Site } from './site.ts';
import { sufferFault } from './sufferFault.ts';

/** A site, and the headers every answer under its host bears, a fault's included. */
export type Hosted = { readonly site: Site; readonly headers: ReadonlyArray<Header> };

export type FrontParts = {
  readonly journal: Journal;
  readonly faults: Faults;
  readonly now: () => number;
  /** The site a host name belongs to; a site without journal and faults is the control room. */
  readonly hosted: (host: string) => Hosted | null;
  readonly control: Site;
  readonly isControl: (host: string) => boolean;
  readonly stranger: Site;
};

const dressed = (answer: Response, headers: ReadonlyArray<Header>): Response => {
  // Because: what the dev server or a fault answered by itself is no longer ours to dress.
  if (headers.length === 0 || answer.headers.has('x-hono-already-sent')) return answer;
  const all = new Headers(answer.headers);
  headers.forEach(([name, value]) => all.set(name, value));
  return new Response(answer.body, { status: answer.status, headers: all });
};

/** The one door of the sandbox: tells the hosts apart, writes the journal and lets faults strike. */
export const makeFront =
  ({ journal, faults, now, hosted, control, isControl, stranger }: FrontParts) =>
  async (request: Request, bindings: HttpBindings): Answer => {
    const host = hostName(request.headers.get('host') ?? '');
    if (isControl(host)) return control(request, bindings);
    const { site, headers } = hosted(host) ?? { site: stranger, headers: [] };
    const settle = await journal.open(request, now());
    bindings.outgoing.once('finish', () => settle(bindings.outgoing.statusCode));
    const fault = faults.take(request.method, new URL(request.url));
    const answer = fault === null ? await site(request, bindings) : await sufferFault(fault, site, request, bindings);
    if (!answer.headers.has('x-hono-already-sent')) settle(answer.status);
    return dressed(answer, headers);
  };
