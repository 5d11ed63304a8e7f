import type { AnalyticsSink } from './analyticsSink.ts';
import type { BrowserSignals } from './browserSignals.ts';
import type { ConsentChannel } from './consentChannel.ts';
import type { FlowStore } from './flowStore.ts';
import type { PageAppearance } from './pageAppearance.ts';
import type { PartnerBanner } from './partnerBanner.ts';
import type { Ports } from './ports.ts';
import type { ScriptLoader } from './scriptLoader.ts';
import type { SessionRecorder } from './sessionRecorder.ts';
import type { TagManager } from './tagManager.ts';
import type { VitalsMeter } from './vitalsMeter.ts';

/** The ports of the deferred services: some are shared with the first screen. */
export type DeferredServicePorts = Pick<
  Ports,
  'clock' | 'cookies' | 'analyticsEvents' | 'log' | 'session' | 'pageReturns'
> & {
  readonly flow: FlowStore;
  readonly analytics: AnalyticsSink;
  readonly tags: TagManager;
  readonly recorder: SessionRecorder;
  readonly banner: PartnerBanner;
  readonly consents: ConsentChannel;
  readonly scripts: ScriptLoader;
  readonly vitals: VitalsMeter;
  readonly signals: BrowserSignals;
  readonly appearance: PageAppearance;
};
