import type { Log } from '#application/ports/ports.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** One logged line. */
export type LogLine = {
  readonly level: 'info' | 'notice' | 'error';
  readonly line: string;
  readonly error: NormalisedError | null;
};

/** Makes a log in memory; `lines` returns what was logged. */
export const makeMemoryLog = (): Log & { readonly lines: () => ReadonlyArray<LogLine> } => {
  const lines: LogLine[] = [];
  return {
    info: (line) => {
      lines.push({ level: 'info', line, error: null });
    },
    notice: (line) => {
      lines.push({ level: 'notice', line, error: null });
    },
    error: (line, error) => {
      lines.push({ level: 'error', line, error: error ?? null });
    },
    lines: () => [...lines],
  };
};
