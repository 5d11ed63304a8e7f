import type { AnalyticsSink } from './analyticsSink.ts';
import type { BrowserSignals } from './browserSignals.ts';
import type { FlowKeeper } from './flowKeeper.ts';
import type { PartnerBanner } from './partnerBanner.ts';
import type { Ports } from './ports.ts';
import type { ScriptLoader } from './scriptLoader.ts';
import type { SessionRecorder } from './sessionRecorder.ts';
import type { TagManager } from './tagManager.ts';
import type { VitalsMeter } from './vitalsMeter.ts';

/** What the companions of the first screen reach the world through: some of its ports, and ones of their own. */
export type CompanionPorts = Pick<Ports, 'clock' | 'cookies' | 'happenings' | 'log' | 'session'> & {
  readonly flow: FlowKeeper;
  readonly analytics: AnalyticsSink;
  readonly tags: TagManager;
  readonly recorder: SessionRecorder;
  readonly banner: PartnerBanner;
  readonly scripts: ScriptLoader;
  readonly vitals: VitalsMeter;
  readonly signals: BrowserSignals;
};
