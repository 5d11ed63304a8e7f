import { describe, expect, it } from 'vitest';
import { recorderOptions } from '#infrastructure/recording/recorderOptions.ts';

describe('recorderOptions', () => {
  it('captures the IP in development only', () => {
    const captures = (development: boolean) =>
      recorderOptions({ release: '1', development, maySend: () => true }).shouldCaptureIP;
    expect([captures(false), captures(true)]).toEqual([false, true]);
  });
});
