import type LogRocket from 'logrocket';

/** The part of the library that a running recording uses. */
export type Recording = Pick<typeof LogRocket, 'getSessionURL' | 'startNewSession'>;

/** The address of the recording that is going on. */
export type RecordingAddress = {
  /** The address; null while it is not known. */
  readonly current: () => string | null;
  readonly forget: () => void;
  /** Asks for the address of another recording. An answer about an earlier one is ignored. */
  readonly ask: (recording: Recording) => void;
};

/** Makes an address that is not known yet. */
export const makeRecordingAddress = (): RecordingAddress => {
  let url: string | null = null;
  let questions = 0;
  const forget = (): void => {
    url = null;
    questions += 1;
  };
  return {
    current: () => url,
    forget,
    ask: (recording) => {
      forget();
      const question = questions;
      recording.getSessionURL((answer) => {
        if (question === questions) url = answer;
      });
    },
  };
};
