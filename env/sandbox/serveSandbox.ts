import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { SettingsBlock } from '#domain/settings/settingsFile.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineFace.ts';
import type { Workshop } from './account/workshopSite.ts';
import { makeSandboxClock, type SandboxClock } from './clock.ts';
import { makeEvents } from './collector/events.ts';
import { makeRefs } from './content/masterRef.ts';
import { makeControlSite } from './control/controlSite.ts';
import type { Place, World } from './control/world.ts';
import { makeFaults, type Faults } from './front/faults.ts';
import { makeFront } from './front/front.ts';
import { makeJournal, type Journal } from './front/journal.ts';
import { makeStranger } from './front/stranger.ts';
import { controlAliases, controlHost, isAccountHost } from './hosts.ts';
import { makeSandboxEngine } from './launchpadSite.ts';
import { closing, listening } from './listening.ts';
import { places } from './places.ts';
import { makeSites } from './sites.ts';

export type SandboxOptions = {
  /** 0 for any free port. */
  readonly port?: number;
  /** The folder of the production build. */
  readonly dist?: string;
  /** The port of a web server that answers as the account hosts in this one's place. */
  readonly accountPort?: number;
  /** Brings a dev server in the build's place; it may hang its web socket on the server it is given. */
  readonly develop?: (server: Server) => Promise<Workshop>;
  /** Variables of the configuration's default block that are said otherwise. */
  readonly overlay?: SettingsBlock;
};

/** A sandbox that is running. */
export type Sandbox = {
  readonly port: number;
  /** `http://{host}:{port}` */
  readonly origin: (host: string) => string;
  readonly places: ReadonlyArray<Place>;
  readonly engine: Engine;
  readonly clock: SandboxClock;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly close: () => Promise<void>;
};

const build = fileURLToPath(new URL('../../dist', import.meta.url));

const makeWorld = (origin: World['origin']): Omit<World, 'forgetVisitors'> => {
  const clock = makeSandboxClock();
  return {
    clock,
    origin,
    engine: makeSandboxEngine(clock),
    faults: makeFaults(),
    journal: makeJournal(),
    events: makeEvents(),
    refs: makeRefs(),
    places: () => places(origin),
  };
};

/** Runs the whole product in this process, on one port, told apart by host name. */
export const serveSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const { port = 4100, dist = build, accountPort, develop, overlay = {} } = options;
  const server = createServer();
  const workshop = develop === undefined ? null : await develop(server);
  const taken = await listening(server, port);
  const portOf = (host: string): number => (isAccountHost(host) ? (accountPort ?? taken) : taken);
  const origin = (host: string): string => new URL(`http://${host}:${portOf(host)}`).origin;
  const world = makeWorld(origin);
  const { hosted, forgetVisitors } = makeSites({ world, port: taken, dist, workshop, overlay });
  const control = makeControlSite({ ...world, forgetVisitors });
  const front = makeFront({
    journal: world.journal,
    faults: world.faults,
    now: world.clock.now,
    hosted: (host) => hosted.get(host) ?? null,
    control: async (request) => control.fetch(request),
    isControl: (host) => host === controlHost || controlAliases.includes(host),
    stranger: makeStranger(() => world.places().map(({ address }) => address)),
  });
  // Because: the global Request and Response of a test process are not ours to replace.
  server.on('request', (incoming, outgoing) => {
    const answer = (request: Request): Promise<Response> => front(request, { incoming, outgoing });
    void getRequestListener(answer, { overrideGlobalObjects: false })(incoming, outgoing);
  });
  const { engine, clock, faults, journal } = world;
  return { port: taken, origin, places: world.places(), engine, clock, faults, journal, close: closing(server) };
};
