import { describe, expect, it } from '@jest/globals';
import { JOB_TYPES } from '../../../../application/jobs/job-queue.port.js';
import { RetryDelayedReplies } from '../../../../application/outbound-mail/retry-delayed-replies.js';
import { openInMemoryContext } from '../../../contracts/in-memory-context.js';

const HOUR_MS = 3_600_000;

/** A server with one reply that was tried, and whose next try is an hour away. */
async function openQueueWithDelayedReply() {
  const { queue } = await openInMemoryContext();
  const server = { isAway: true };
  const mail = {
    checkHealth: async () => (server.isAway ? 'The mail server cannot be reached.' : undefined),
  };
  const resume = new RetryDelayedReplies(queue, mail);
  const delayReply = async () => {
    await queue.enqueue('send-reply', 1, new Date(0));
    const work = await queue.claim(JOB_TYPES, 60);
    if (work) await queue.retryAt(work, new Date(Date.now() + HOUR_MS), 'away');
  };
  const retryDelayed = () => resume.execute();
  await delayReply();
  return { queue, server, postpone: delayReply, look: retryDelayed };
}

describe('replies that wait for the mail server', () => {
  it('leave at once when it is back, and not before', async () => {
    const { queue, server, look: retryDelayed } = await openQueueWithDelayedReply();
    await retryDelayed();
    expect(await queue.claim(JOB_TYPES, 60)).toBeUndefined();
    server.isAway = false;
    await retryDelayed();
    expect(await queue.claim(JOB_TYPES, 60)).toMatchObject({ kind: 'send-reply', subjectId: 1, attempts: 2 });
  });

  it('leave after an outage that begins and ends within half a minute of a look that found the server', async () => {
    const { queue, server, look: retryDelayed } = await openQueueWithDelayedReply();
    server.isAway = false;
    await retryDelayed();
    server.isAway = true;
    await retryDelayed();
    server.isAway = false;
    await retryDelayed();
    expect(await queue.claim(JOB_TYPES, 60)).toMatchObject({ kind: 'send-reply', subjectId: 1 });
  });

  it('are not hurried while the server is there and says "later"', async () => {
    const { queue, server, postpone: delayReply, look: retryDelayed } = await openQueueWithDelayedReply();
    server.isAway = false;
    await retryDelayed();
    await delayReply();
    await retryDelayed();
    await delayReply();
    await retryDelayed();
    expect(await queue.claim(JOB_TYPES, 60)).toBeUndefined();
    expect((await queue.backlog()).pending).toBe(1);
  });
});
