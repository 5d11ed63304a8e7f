import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { analyticsPatience, makeInTime } from '#application/analytics/inTime.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { openCompanionStage, settled } from '#tests/application/stage/companionPorts.ts';

const open = () => {
  const { ports, lines, hexagon } = openCompanionStage();
  return { send: makeInTime(ports), lines, advance: hexagon.advance };
};

describe('a call to analytics', () => {
  it.each(['identify', 'track', 'page'])(
    'named %s is given up in the log after five seconds, and no sooner',
    async (name) => {
      const { send, lines, advance } = open();
      send(name, () => new Promise(() => undefined));
      await settled();
      advance(analyticsPatience - 1);
      await settled();
      expect([analyticsPatience, lines()]).toEqual([5000, []]);
      advance(1);
      await settled();
      expect(lines()).toEqual([`Analytics ${name} failed: timeout after 5s`]);
    },
  );

  it('is a line in the log where it fails', async () => {
    const { send, lines } = open();
    send('track', TE.left(normaliseError(new Error('blocked'))));
    await settled();
    expect(lines()).toEqual(['Analytics track failed: blocked']);
  });

  it('says nothing where it arrives, and has nobody wait for it', async () => {
    const { send, lines, advance } = open();
    expect(send('page', TE.right(undefined))).toBeUndefined();
    await settled();
    advance(analyticsPatience * 2);
    await settled();
    expect(lines()).toEqual([]);
  });
});
