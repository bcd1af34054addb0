import { describe, expect, it } from '@jest/globals';
import { ResumeReplies } from '../../../../application/outbound-mail/retry-delayed-replies.js';
import { WORK_KINDS } from '../../../../application/jobs/job-queue.port.js';
import { openInMemoryDesk } from '../../../contracts/in-memory-context.js';

const HOUR_MS = 3_600_000;

/** A desk with one reply that was tried, and whose next try is an hour away. */
async function deskWithWaitingReply() {
  const { queue } = await openInMemoryDesk();
  const server = { isAway: true };
  const mail = {
    trouble: async () => (server.isAway ? 'The mail server cannot be reached.' : undefined),
  };
  const resume = new ResumeReplies(queue, mail);
  const postpone = async () => {
    await queue.enqueue('send-reply', 1, new Date(0));
    const work = await queue.take(WORK_KINDS, 60);
    if (work) await queue.postpone(work, new Date(Date.now() + HOUR_MS), 'away');
  };
  const look = () => resume.execute();
  await postpone();
  return { queue, server, postpone, look };
}

describe('replies that wait for the mail server', () => {
  it('leave at once when it is back, and not before', async () => {
    const { queue, server, look } = await deskWithWaitingReply();
    await look();
    expect(await queue.take(WORK_KINDS, 60)).toBeUndefined();
    server.isAway = false;
    await look();
    expect(await queue.take(WORK_KINDS, 60)).toMatchObject({ kind: 'send-reply', subjectId: 1, attempts: 2 });
  });

  it('leave after an outage that begins and ends within half a minute of a look that found the server', async () => {
    const { queue, server, look } = await deskWithWaitingReply();
    server.isAway = false;
    await look();
    server.isAway = true;
    await look();
    server.isAway = false;
    await look();
    expect(await queue.take(WORK_KINDS, 60)).toMatchObject({ kind: 'send-reply', subjectId: 1 });
  });

  it('are not hurried while the server is there and says "later"', async () => {
    const { queue, server, postpone, look } = await deskWithWaitingReply();
    server.isAway = false;
    await look();
    await postpone();
    await look();
    await postpone();
    await look();
    expect(await queue.take(WORK_KINDS, 60)).toBeUndefined();
    expect((await queue.backlog()).pending).toBe(1);
  });
});
