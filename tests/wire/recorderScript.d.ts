import type { RecorderOptions } from '#infrastructure/recording/recorderOptions.ts';

/** What the fake recorder has recorded, masked by its options. */
export type Recorded = { readonly type: string; readonly message: Record<string, unknown>; readonly href: string };

declare global {
  var standIn: {
    readonly events: ReadonlyArray<Recorded>;
    readonly state: {
      readonly appId: string;
      readonly options: RecorderOptions;
      readonly session: number;
      /** Answers with the address of a recording, at once unless a test replaces it. */
      answer: (tell: () => void) => void;
    };
  };
}
