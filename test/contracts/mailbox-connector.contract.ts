import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  INBOX,
  type MailBatch,
  type MailboxSession,
  type NextMail,
} from '../../domain/inbound-mail/mail-account/mailbox.port.js';
import { writeRequest } from '../support/dovecot/watched-mailbox.js';

/** A mailbox of its own on some server, and the people who work in it. */
export interface MailboxRig {
  open(): Promise<MailboxSession>;
  /** Mails come into a folder, in their order. */
  deliver(numbers: readonly number[], folder?: string, receivedAt?: Date): Promise<void>;
  /** A person takes a mail out of the inbox: into another folder, or for good. */
  take(number: number, folder: string | undefined): Promise<void>;
  makeFolder(name: string): Promise<void>;
  /** Positions of the inbox that were given out are good no more. */
  endPositions(): Promise<void>;
  close(): Promise<void>;
}

const LONG_AGO = new Date(0);
const MAX_WAITS = 200;

/** What every server of mailboxes is made to keep to. */
export function describeMailboxConnectorContract(name: string, makeRig: () => Promise<MailboxRig>): void {
  describe(`${name} opens a mailbox`, () => {
    let rig: MailboxRig;
    let session: MailboxSession;
    beforeEach(async () => {
      rig = await makeRig();
      session = await rig.open();
    });
    afterEach(async () => {
      await session?.close();
      await rig?.close();
    });

    /** All mails behind a position, and where reading goes on. */
    async function readOn(position: string | undefined, receivedFrom = LONG_AGO, path = INBOX) {
      const mails: NextMail[] = [];
      await session.openFolder(path);
      let batch: MailBatch = { mails: [], position: position ?? '', isLast: false };
      for (let at = position; !batch.isLast; at = batch.position) {
        batch = await session.listNext(at, receivedFrom);
        mails.push(...batch.mails);
      }
      return { mails, position: batch.position };
    }

    /** The numbers of mails, by their subjects. */
    async function readNumbers(mails: ReadonlyArray<{ readonly id: string }>): Promise<readonly number[]> {
      const numbers: number[] = [];
      for (const { id } of mails) {
        const raw = Buffer.from((await session.fetchMail(id)) ?? []).toString();
        numbers.push(Number(/^Subject: Solicitud (\d+)/m.exec(raw)?.[1]));
      }
      return numbers.sort((one, other) => one - other);
    }

    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const findPath = async (wanted: string) => (await session.listFolders()).find((one) => one.name === wanted)?.path;

    it('and lists what lies behind a position, page by page', async () => {
      await rig.deliver(range(1, 23));
      const first = await readOn(undefined);
      expect(await readNumbers(first.mails)).toEqual(range(1, 23));
      expect((await readOn(first.position)).mails).toEqual([]);
      await rig.deliver([24, 25]);
      expect(await readNumbers((await readOn(first.position)).mails)).toEqual([24, 25]);
    });

    it('and goes on behind any mail without losing one', async () => {
      await rig.deliver(range(1, 12));
      const { mails } = await readOn(undefined);
      for (const [at, { position }] of mails.entries()) {
        const later = mails.slice(at + 1).map(({ id }) => id);
        const listed = (await readOn(position)).mails.map(({ id }) => id);
        expect(listed).toEqual(expect.arrayContaining(later));
      }
    });

    it('and leaves out what was received before a moment', async () => {
      await rig.deliver([1, 2], INBOX, new Date('2026-03-01T10:00:00Z'));
      await rig.deliver([3], INBOX, new Date('2026-03-01T12:00:00Z'));
      const { mails } = await readOn(undefined, new Date('2026-03-01T11:00:00Z'));
      expect(await readNumbers(mails)).toEqual([3]);
      expect(mails[0]?.receivedAt).toEqual(new Date('2026-03-01T12:00:00Z'));
    });

    it('and begins anew where positions have ended, with the same mails', async () => {
      await rig.deliver([1, 2]);
      const { mails, position } = await readOn(undefined);
      const before = new Map<string | undefined, string>();
      for (const { id, lastingId } of mails) before.set(lastingId, String(await session.fetchMail(id)));
      await rig.endPositions();
      await session.close();
      session = await rig.open();
      await rig.deliver([3]);
      const again = (await readOn(position)).mails;
      expect(await readNumbers(again)).toEqual([1, 2, 3]);
      const known = again.filter(({ lastingId }) => before.has(lastingId));
      expect(known.length).toBeGreaterThanOrEqual(2);
    });

    it('and fetches a mail letter by letter, unless it is gone', async () => {
      await rig.deliver([1, 2]);
      const { mails } = await readOn(undefined);
      const raws = await Promise.all(mails.map(async ({ id }) => String(await session.fetchMail(id))));
      expect(raws.map((raw) => raw.length)).toEqual([1, 2].map((number) => writeRequest(number).length));
      await rig.take(1, undefined);
      await session.openFolder(INBOX);
      const left = await Promise.all(mails.map(({ id }) => session.fetchMail(id)));
      expect(left.filter((one) => one === undefined)).toHaveLength(1);
    });

    it('and finds what a person has moved before it was read, and nothing that was deleted', async () => {
      await rig.makeFolder('Clientes');
      await rig.deliver(range(1, 4));
      await rig.take(2, 'Clientes');
      await rig.take(3, undefined);
      expect(await readNumbers((await readOn(undefined)).mails)).toEqual([1, 4]);
      const path = (await findPath('Clientes')) ?? '';
      const moved = (await readOn(undefined, LONG_AGO, path)).mails;
      expect(await readNumbers(moved)).toEqual([2]);
    });

    it('and goes on behind its position where mails were taken away since', async () => {
      await rig.deliver(range(1, 9));
      const { position } = await readOn(undefined);
      for (const number of [1, 9]) await rig.take(number, undefined);
      await rig.deliver([10]);
      expect(await readNumbers((await readOn(position)).mails)).toEqual([10]);
    });

    it('and moves mails into a folder that it makes', async () => {
      await rig.deliver([1, 2, 3]);
      const { mails, position } = await readOn(undefined);
      const ids = mails.map(({ id }) => id);
      await session.moveMails(ids.slice(0, 2), 'Istmo');
      await session.moveMails(ids.slice(0, 2), 'Istmo');
      await session.assertMovable('Istmo');
      expect((await readOn(position)).mails).toEqual([]);
      const path = (await findPath('Istmo')) ?? '';
      expect((await readOn(undefined, LONG_AGO, path)).mails).toHaveLength(2);
    });

    it('and names its folders by what they are there for', async () => {
      await rig.makeFolder('Clientes');
      for (const folder of ['Junk', 'Sent']) await rig.deliver([1], folder);
      const folders = await session.listFolders();
      const purposes = folders.map((one) => one.purpose);
      expect(purposes).toEqual(expect.arrayContaining(['inbox', 'junk', 'sent']));
      expect(folders.find((one) => one.purpose === 'inbox')?.path).toBe(INBOX);
      expect(folders.find((one) => one.name === 'Clientes')).toMatchObject({ purpose: undefined });
    });

    it('and shows its newest mails first', async () => {
      for (const number of range(1, 12)) {
        await rig.deliver([number], INBOX, new Date(Date.UTC(2026, 2, 1, 10, number)));
      }
      await session.openFolder(INBOX);
      const newest = await session.listNewest(10);
      const raw = String(Buffer.from((await session.fetchMail(newest[0]?.id ?? '')) ?? []));
      expect(raw).toContain('Subject: Solicitud 12');
      expect(await readNumbers(newest)).toEqual(range(3, 12));
    });

    it('and files a mail, which is found by its Message-ID', async () => {
      await rig.deliver([1], 'Sent');
      const path = (await session.listFolders()).find(({ purpose }) => purpose === 'sent')?.path ?? '';
      await session.openFolder(path);
      expect(await session.findByMessageId('<request-7@customer.example>')).toEqual([]);
      await session.appendMail(path, Buffer.from(writeRequest(7)));
      expect(await session.findByMessageId('<request-7@customer.example>')).toHaveLength(1);
    });

    it('and says that mails are to be listed again once one has come', async () => {
      await rig.deliver([1]);
      const { position } = await readOn(undefined);
      const ended = new AbortController();
      await rig.deliver([2]);
      let isToList = false;
      for (let wait = 0; wait < MAX_WAITS && !isToList; wait += 1) {
        isToList = await session.waitForMail(100, ended.signal);
      }
      expect(isToList).toBe(true);
      expect(await readNumbers((await readOn(position)).mails)).toEqual([2]);
      ended.abort();
      await session.waitForMail(60_000, ended.signal);
    });
  });
}
