import type { Load } from '#ui/shared/hooks/appData.tsx';

const hasFailed = ({ state }: Load): boolean => state === 'Failed' || state === 'Retrying';

/** Returns one load for two that have both failed, so that a form offers one button for both; else null. */
export const combinedRetry = (one: Load, other: Load): Load | null => {
  if (!hasFailed(one) || !hasFailed(other)) return null;
  return {
    state: one.state === 'Retrying' || other.state === 'Retrying' ? 'Retrying' : 'Failed',
    retry: () => {
      one.retry();
      other.retry();
    },
  };
};
