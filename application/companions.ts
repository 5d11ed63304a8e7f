import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { formName } from '#domain/analytics/formName.ts';
import { faultFailure, type NamedFault } from '#domain/analytics/failureName.ts';
import { failureOnArrival } from '#domain/analytics/failureOnArrival.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import { screenName, type ScreenName } from '#domain/navigation/screenName.ts';
import type { World } from '#domain/navigation/visit.ts';
import { flowAfter } from '#domain/navigation/flowLabel.ts';
import { makeAnalyst } from './analytics/analyst.ts';
import { makeDelivery } from './analytics/delivery.ts';
import { makeLoadPageScripts } from './analytics/loadPageScripts.ts';
import { makeStartRecording } from './analytics/startRecording.ts';
import { makeMayUse } from './consent/mayUse.ts';
import type { ConsentTalk } from './consent/consentTalk.ts';
import { makeKeepConsent } from './consent/keepConsent.ts';
import type { CompanionPorts } from './ports/companionPorts.ts';

/** What comes along once the first screen is usable, and what no screen ever waits for. */
export type Companions = {
  readonly consent: ConsentTalk;
  /** A path was arrived at. */
  readonly arrived: (path: string) => void;
  /** A screen of its own came up over the page, such as a dialog that asks before something is left. */
  readonly popped: (screen: ScreenName) => void;
  /** The form of the page was sent. */
  readonly sent: (path: string) => void;
  /** The person was shown a fault. */
  readonly failed: (path: string, fault: NamedFault) => void;
};

/** Wires the companions over their ports, and starts them. */
export const makeCompanions = (ports: CompanionPorts, world: World, query: string): Companions => {
  const { happenings, vitals } = ports;
  const mayUse = makeMayUse(ports);
  const delivery = makeDelivery(ports, world, makeAnalyst(ports, world));
  const recording = makeStartRecording(ports, world);
  const tell = (event: AnalyticsEvent | null): void => {
    if (event !== null) happenings.tell(event);
  };
  void makeLoadPageScripts(ports, world)();
  const consent = makeKeepConsent(ports, world, {
    query,
    onConsent: (given, chosen) => {
      recording.allow(given);
      delivery.allow(given, chosen);
      if (mayUse(given)('performance')) void vitals.start(tell)();
    },
  });
  happenings.listen(delivery.happened);
  return {
    consent,
    arrived: (path) => {
      recording.arrived();
      const screen = routeOf(path);
      if (screen !== null) ports.flow.keep(flowAfter(screen, ports.flow.get()));
      const name = screenName(screen);
      if (name !== null) delivery.looked(name);
      const failure = screen === null ? null : failureOnArrival(screen, ports.session.get());
      if (failure !== null) tell({ name: 'Failure Shown', failure });
    },
    popped: delivery.popped,
    sent: (path) => tell(formSent(routeOf(path))),
    failed: (path, fault) => {
      const screen = routeOf(path);
      const failure = screen === null ? null : faultFailure(fault, screen);
      if (failure !== null) tell({ name: 'Failure Shown', failure });
    },
  };
};

const formSent = (screen: RoutePath | null): AnalyticsEvent | null => {
  const form = screen === null ? null : formName(screen);
  return form === null ? null : { name: 'Form Submitted', form };
};
