import { beforeEach, describe, expect, it } from '@jest/globals';
import { DEFAULT_LIMITS } from '../../../../../adapters/mail/smtp-receiver/connection-limiter.js';
import { SmtpSessions } from '../../../../../adapters/mail/smtp-receiver/smtp-sessions.js';

const LIMITS = { ...DEFAULT_LIMITS, connections: 4, sessionMs: 1_000, bytesPerSecond: 100, announcementsPerMail: 3 };

/** A connection of which only the bytes and the end count. */
class FakeSocket {
  bytesRead = 0;
  isOpen = true;
  destroy(): never {
    this.isOpen = false;
    return this as never;
  }
}

describe('the sessions of the SMTP receiver', () => {
  let now: number;
  let sessions: SmtpSessions;
  let lastId: number;
  beforeEach(() => {
    now = 0;
    lastId = 0;
    sessions = new SmtpSessions(LIMITS, () => now);
  });

  const open = (address: string) => {
    lastId += 1;
    now += 1;
    const id = String(lastId);
    const socket = new FakeSocket();
    return { id, socket, isIn: sessions.tryOpen(id, address, socket) };
  };

  it('are closed when they bring nothing, and last as long as they bring enough', () => {
    const idle = open('192.0.2.1');
    const slow = open('192.0.2.2');
    slow.socket.bytesRead = 100;
    now = 1_500;
    sessions.closeOverdue();
    expect([idle.socket.isOpen, slow.socket.isOpen]).toEqual([false, true]);
    now = 2_500;
    sessions.closeOverdue();
    expect(slow.socket.isOpen).toBe(false);
  });

  it('begin anew with each mail, and are not counted while we store it', () => {
    const sender = open('192.0.2.1');
    sessions.waitForStorage(sender.id);
    now = 60_000;
    sessions.closeOverdue();
    expect(sender.socket.isOpen).toBe(true);
    sessions.finishMail(sender.id);
    now = 60_900;
    sessions.closeOverdue();
    expect(sender.socket.isOpen).toBe(true);
    now = 61_100;
    sessions.closeOverdue();
    expect(sender.socket.isOpen).toBe(false);
  });

  it('may announce a few mails without bringing one', () => {
    const sender = open('192.0.2.1');
    const heard = [1, 2, 3].map(() => sessions.announceMail(sender.id));
    sessions.finishMail(sender.id);
    expect([...heard, sessions.announceMail(sender.id)]).toEqual([true, true, true, true]);
    expect([1, 2, 3].map(() => sessions.announceMail(sender.id))).toEqual([true, true, false]);
    expect(sender.socket.isOpen).toBe(false);
  });

  it('of the address that holds the most places give one up where all are taken', () => {
    const held = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'].map(open);
    const newcomer = open('192.0.2.3');
    expect(newcomer.isIn).toBe(true);
    expect(held.map(({ socket }) => socket.isOpen)).toEqual([false, true, true, true]);
  });

  it('are not exchanged between those who hold alike', () => {
    const held = ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2'].map(open);
    expect(open('192.0.2.1').isIn).toBe(false);
    expect(open('192.0.2.2').isIn).toBe(false);
    expect(held.every(({ socket }) => socket.isOpen)).toBe(true);
    expect(open('192.0.2.3').isIn).toBe(true);
  });

  it('of many addresses with one each give up the one that has dawdled longest, after seconds', () => {
    sessions = new SmtpSessions({ ...LIMITS, sessionMs: 60_000 }, () => now);
    const held = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map(open);
    const [stored, busy] = held;
    sessions.waitForStorage(stored?.id ?? '');
    if (busy) busy.socket.bytesRead = 600;
    now = 4_000;
    expect(open('192.0.2.5').isIn).toBe(false);
    now = 6_000;
    expect(open('192.0.2.5').isIn).toBe(true);
    expect(held.map(({ socket }) => socket.isOpen)).toEqual([true, true, false, true]);
    expect(open('192.0.2.5').isIn).toBe(false);
  });
});
