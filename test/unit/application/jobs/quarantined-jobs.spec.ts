import { describe, expect, it } from '@jest/globals';
import { JOB_TYPES, type Job } from '../../../../application/jobs/job-queue.port.js';
import { JobWorker } from '../../../../application/jobs/job-worker.js';
import { SharedExclusiveLock } from '../../../../application/jobs/shared-exclusive-lock.js';
import { eventually } from '../../../contracts/contract-context.js';
import { openInMemoryContext } from '../../../contracts/in-memory-context.js';

const EXPIRED_LEASE_SECONDS = 0.001;
const past = () => new Date(Date.now() - 60_000);
const doNothing = async () => undefined;

describe('the floor of a process', () => {
  it('lets a piece work alone: after those at hand, before those that come', async () => {
    const lock = new SharedExclusiveLock();
    const done: string[] = [];
    let end: () => void = () => undefined;
    const running = lock.runShared(async () => {
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      done.push('at hand');
    });
    const alone = lock.runExclusive(async () => {
      done.push('alone begins');
      await Promise.resolve();
      done.push('alone ends');
    });
    const later = lock.runShared(async () => {
      done.push('later');
    });
    end();
    await Promise.all([running, alone, later]);
    expect(done).toEqual(['at hand', 'alone begins', 'alone ends', 'later']);
  });

  it('waits no longer for those at hand than it is told to', async () => {
    const lock = new SharedExclusiveLock();
    void lock.runShared(() => new Promise(() => undefined));
    expect(await lock.runExclusive(async () => 'done', 10)).toBe('done');
    expect(await lock.runShared(async () => 'open again')).toBe('open again');
  });
});

describe('a process that takes up what another one had at hand when it ended', () => {
  it('does each such email with nothing beside it, and all else as ever', async () => {
    const context = await openInMemoryContext();
    const { queue } = context;
    for (const subject of [1, 2, 3]) {
      await queue.enqueue('answer-email', subject, past());
      await eventually(() => queue.claim(JOB_TYPES, EXPIRED_LEASE_SECONDS, 'sound'));
    }
    const sound = [11, 12, 13, 14];
    for (const subject of sound) await queue.enqueue('answer-email', subject, past());
    const running = new Set<number>();
    const concurrency = new Map<number, number>();
    const processEmail = async (work: Job) => {
      running.add(work.subjectId);
      for (const one of running) concurrency.set(one, Math.max(concurrency.get(one) ?? 0, running.size));
      await new Promise((resolve) => setImmediate(resolve));
      await queue.complete(work);
      running.delete(work.subjectId);
    };
    const others = { 'send-reply': doNothing, 'file-reply-copy': doNothing, 'send-staff-mail': doNothing };
    const handlers = { 'answer-email': processEmail, ...others, 'deliver-webhook': doNothing };
    const clock = { now: () => new Date() };
    const worker = new JobWorker(queue, context.jobNotifier, handlers, context.unitOfWork, clock, (error) => {
      throw error;
    });
    const stopping = new AbortController();
    const work = [worker.run(stopping.signal), worker.run(stopping.signal), worker.runSuspected(stopping.signal)];
    await eventually(async () => ((await queue.backlog()).pending === 0 ? true : undefined));
    stopping.abort();
    await Promise.all(work);
    expect([1, 2, 3].map((subject) => concurrency.get(subject))).toEqual([1, 1, 1]);
    expect([...concurrency.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, ...sound]);
  });
});
