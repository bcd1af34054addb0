import { describe, expect, it } from '@jest/globals';
import { WorkFloor } from '../../../../application/jobs/shared-exclusive-lock.js';
import { WorkOffQueue } from '../../../../application/jobs/job-worker.js';
import { WORK_KINDS, type Work } from '../../../../application/jobs/job-queue.port.js';
import { openInMemoryDesk } from '../../../contracts/in-memory-context.js';
import { eventually } from '../../../contracts/contract-context.js';

const AT_ONCE = 0.001;
const past = () => new Date(Date.now() - 60_000);
const nothing = async () => undefined;

describe('the floor of a process', () => {
  it('lets a piece work alone: after those at hand, before those that come', async () => {
    const floor = new WorkFloor();
    const done: string[] = [];
    let end: () => void = () => undefined;
    const atHand = floor.beside(async () => {
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      done.push('at hand');
    });
    const alone = floor.alone(async () => {
      done.push('alone begins');
      await Promise.resolve();
      done.push('alone ends');
    });
    const later = floor.beside(async () => {
      done.push('later');
    });
    end();
    await Promise.all([atHand, alone, later]);
    expect(done).toEqual(['at hand', 'alone begins', 'alone ends', 'later']);
  });

  it('waits no longer for those at hand than it is told to', async () => {
    const floor = new WorkFloor();
    void floor.beside(() => new Promise(() => undefined));
    expect(await floor.alone(async () => 'done', 10)).toBe('done');
    expect(await floor.beside(async () => 'open again')).toBe('open again');
  });
});

describe('a process that takes up what another one had at hand when it ended', () => {
  it('does each such email with nothing beside it, and all else as ever', async () => {
    const desk = await openInMemoryDesk();
    const { queue } = desk;
    for (const subject of [1, 2, 3]) {
      await queue.enqueue('answer-email', subject, past());
      await eventually(() => queue.take(WORK_KINDS, AT_ONCE, 'sound'));
    }
    const sound = [11, 12, 13, 14];
    for (const subject of sound) await queue.enqueue('answer-email', subject, past());
    const atHand = new Set<number>();
    const company = new Map<number, number>();
    const answer = async (work: Work) => {
      atHand.add(work.subjectId);
      for (const one of atHand) company.set(one, Math.max(company.get(one) ?? 0, atHand.size));
      await new Promise((resolve) => setImmediate(resolve));
      await queue.finish(work);
      atHand.delete(work.subjectId);
    };
    const handlers = { 'answer-email': answer, 'send-reply': nothing, 'send-staff-mail': nothing };
    const clock = { now: () => new Date() };
    const office = new WorkOffQueue(queue, desk.bell, handlers, desk.unitOfWork, clock, (fault) => {
      throw fault;
    });
    const stopping = new AbortController();
    const work = [office.run(stopping.signal), office.run(stopping.signal), office.runSuspected(stopping.signal)];
    await eventually(async () => ((await queue.backlog()).pending === 0 ? true : undefined));
    stopping.abort();
    await Promise.all(work);
    expect([1, 2, 3].map((subject) => company.get(subject))).toEqual([1, 1, 1]);
    expect([...company.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, ...sound]);
  });
});
