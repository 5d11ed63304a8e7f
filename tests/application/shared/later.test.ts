import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { later } from '#application/shared/later.ts';

const flows = { double: (n: number): TE.TaskEither<never, number> => TE.right(n * 2) };

describe('a use case whose code comes later', () => {
  it('answers as if it had been there, and fetches its code once', async () => {
    let loads = 0;
    const double = later(async () => {
      loads += 1;
      return flows;
    })(({ double: use }) => use);
    expect(loads).toBe(0);
    expect([await double(2)(), await double(3)()]).toEqual([E.right(4), E.right(6)]);
    expect(loads).toBe(1);
  });

  it('says that it cannot be reached, and tries again the next time', async () => {
    const answers = [Promise.reject(new Error('no network')), Promise.resolve(flows)];
    const double = later(() => answers.shift() ?? Promise.resolve(flows))(({ double: use }) => use);
    expect(await double(2)()).toEqual(E.left({ _tag: 'Unreachable' }));
    expect(await double(2)()).toEqual(E.right(4));
  });
});
