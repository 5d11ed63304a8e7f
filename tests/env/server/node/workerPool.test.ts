import cluster from 'node:cluster';
import type { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { grace, startWorkerPool } from '#env/server/node/workerPool.ts';

const events = cluster as unknown as EventEmitter;
const workers = cluster.workers as Record<number, unknown>;

const fakeWorker = (id: number, isDead = false) => {
  const send = vi.fn<(message: unknown) => void>();
  const kill = vi.fn<(signal: string) => void>();
  const worker = { id, isDead: () => isDead, isConnected: () => true, send, process: { kill } };
  workers[id] = worker;
  return worker;
};

describe('the pool of worker processes', () => {
  const onEnd = vi.fn<(reason: string, delay: number | null) => void>();
  const fork = vi.fn<typeof cluster.fork>();
  const start = () => {
    const current = () => ({ version: 1, config: '' });
    const pool = startWorkerPool({ workers: 1, current, onServing: () => undefined, onEnd });
    const worker = fakeWorker(1);
    events.emit('message', worker, { version: 1, port: 80 });
    fork.mockClear();
    return { ...pool, worker };
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(cluster, 'fork').mockImplementation(fork);
    onEnd.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    events.removeAllListeners('message').removeAllListeners('exit');
    for (const id of Object.keys(workers)) delete workers[Number(id)];
  });

  it('replaces a worker that exits before it disconnects', () => {
    start();
    events.emit('exit', fakeWorker(1, true), 1, null);
    vi.advanceTimersByTime(1);
    expect(fork).toHaveBeenCalledOnce();
  });

  it('waits longer after each replacement that never listens, up to 30 seconds', () => {
    const { worker } = start();
    for (const id of [2, 3, 4, 5, 6, 7, 8]) events.emit('exit', fakeWorker(id, true), 1, null);
    expect(onEnd.mock.calls.map(([, delay]) => delay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    events.emit('message', worker, { version: 1, port: 80 });
    events.emit('exit', fakeWorker(9, true), 1, null);
    expect(onEnd).toHaveBeenLastCalledWith('code 1', 1000);
  });

  it('tells a worker to stop, also one that starts meanwhile, and ends it after the grace if it does not', () => {
    const { stop, worker } = start();
    stop();
    expect(worker.send.mock.calls).toEqual([[{ stop: true }]]);
    const starting = fakeWorker(2);
    events.emit('message', starting, { version: 0, port: 0 });
    expect(starting.send.mock.calls).toEqual([[{ stop: true }]]);
    vi.advanceTimersByTime(grace);
    expect(worker.process.kill).not.toHaveBeenCalled();
    vi.advanceTimersByTime(grace);
    expect(worker.process.kill.mock.calls).toEqual([['SIGKILL']]);
    expect(fork).not.toHaveBeenCalled();
  });
});
