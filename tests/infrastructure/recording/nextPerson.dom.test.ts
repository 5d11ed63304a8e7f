import { describe, expect, it, vi } from 'vitest';
import { setUpRecorder } from './setUpRecorder.ts';

const recorder = setUpRecorder();

describe('logRocketRecorder and the next person', () => {
  it('has nothing to forget before it is started', async () => {
    recorder.forget();
    await recorder.start();
    document.querySelector('script')?.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(recorder.url()).toContain('/s/1'));
  });

  it('records the next person in a session of their own, whichever address is known first', () => {
    const held: Array<() => void> = [];
    standIn.state.answer = (tell) => void held.push(tell);
    recorder.forget();
    recorder.forget();
    standIn.state.answer = (tell) => tell();
    expect([standIn.state.session, recorder.url()]).toEqual([3, null]);
    held.toReversed().forEach((tell) => tell());
    expect(recorder.url()).toContain('/s/3');
  });

  it('begins another session also while nothing may be sent, and names it after a new consent', async () => {
    recorder.stop();
    recorder.forget();
    expect([standIn.state.session, recorder.url()]).toEqual([4, null]);
    await recorder.start();
    expect(recorder.url()).toContain('/s/4');
  });
});
