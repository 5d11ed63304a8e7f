import type { Ports } from '#application/ports/ports.ts';
import { deadlineHeard } from '#domain/session/sharedDeadline.ts';

/** Lets a code that another tab of the same flow has sent count here too. */
export const heedDeadlines = ({ session, deadlines }: Pick<Ports, 'session' | 'deadlines'>): void =>
  deadlines.heed((deadline) => void session.update(deadlineHeard(deadline)));
