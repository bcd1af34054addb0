import { EventEmitter, once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MailMemory } from '../../../../../application/inbound-mail/byte-budget.js';
import { BodyMemory } from '../../../../../apps/api/inbound-mail/body-memory.js';

const LIMITS = { maxBytes: 1_000_000, freeBytes: 1_000, waitMs: 1_000 };
const MEMORY = new MailMemory({ proven: LIMITS, unproven: LIMITS, processing: LIMITS });

/** The body of a call to the webhook, and what the parser reads in its place. */
async function meterLargeBody() {
  const body = new PassThrough();
  const request = {
    routeOptions: { url: '/api/webhook/email' },
    headers: { 'content-length': '900000', 'content-type': 'application/json' },
  } as unknown as FastifyRequest;
  const reply = { raw: new EventEmitter() } as unknown as FastifyReply;
  const metered = await new BodyMemory(MEMORY, () => true).meterBody(request, reply, body);
  return { body, reply, metered: metered as unknown as Readable };
}

describe('the body of a large mail', () => {
  it.each([
    ['is closed', undefined],
    ['fails', new Error('reset')],
  ])('that %s before all of it came, while nobody reads it any more, ends no process', async (_what, error) => {
    const { body, metered } = await meterLargeBody();
    body.write('half of ');
    const closed = new Promise((resolve) => metered.once('close', resolve));
    body.destroy(error);
    await closed;
    expect(metered.destroyed).toBe(true);
  });

  it('tells its reader that it broke off', async () => {
    const { body, metered } = await meterLargeBody();
    const failed = once(metered, 'error');
    body.write('half of ');
    body.destroy();
    expect(await failed).toMatchObject([{ message: 'closed' }]);
  });

  it('is let go by to its end once it was answered unread, so that the next call of the connection is heard', async () => {
    const { body, reply } = await meterLargeBody();
    const ended = once(body, 'end');
    for (let part = 0; part < 20; part += 1) body.write(Buffer.alloc(45_000));
    body.end();
    reply.raw.emit('close');
    await ended;
    expect(body.readableEnded).toBe(true);
  });
});
