import { describe, expect, it } from '@jest/globals';
import type { FolderCursor } from '../../domain/inbound-mail/mail-account/folder-cursor.js';
import type { NewMailAccount } from '../../domain/inbound-mail/mail-account/mail-account.js';
import { matchDomainError, matchStaleVersion, NASTY_TEXT, type OpenContext, setUpContext } from './contract-context.js';

const AT = new Date('2026-02-03T10:20:30.456Z');
const LATER = new Date('2026-02-03T10:21:00.000Z');

function createAccount(address: string): NewMailAccount {
  return {
    address,
    imap: { host: 'imap.example', port: 993, security: 'tls' },
    smtp: { host: 'smtp.example', port: 465, security: 'tls' },
    copiesToSent: true,
    credentials: { kind: 'password', user: address, encryptedSecret: 'v1.abc' },
    border: { kind: 'named', authservId: 'mx.example' },
    doneFolder: 'Done',
    readFrom: AT,
    sendsByItself: true,
    isActive: true,
  };
}

const CURSOR: FolderCursor = {
  folder: 'INBOX',
  position: '4000000000/7/4294967296',
  idsToMove: ['4000000000/3', '4000000000/7'],
};
/** As long as the links of a delta query are. */
const LONG_POSITION = JSON.stringify({ link: `/v1.0/users/a@b.example/${'x'.repeat(4_000)}` });

/** What a store of connected mailboxes promises. */
export function describeMailAccountRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as the connected mailboxes`, () => {
    const context = setUpContext(open);

    it('gives back what was stored, by address', async () => {
      const { mailAccounts } = context();
      const second = await mailAccounts.add({ ...createAccount('b@kept.example'), doneFolder: undefined });
      const first = await mailAccounts.add(createAccount('a@kept.example'));
      expect(await mailAccounts.find(first.id)).toEqual({
        ...createAccount('a@kept.example'),
        id: first.id,
        version: 1,
      });
      expect(await mailAccounts.findAll()).toEqual([first, second]);
      expect(await mailAccounts.find(999_999)).toBeUndefined();
      expect(await mailAccounts.findByAddress('b@kept.example')).toEqual(second);
      for (const address of ['c@kept.example', NASTY_TEXT])
        expect(await mailAccounts.findByAddress(address)).toBeUndefined();
    });

    it('connects an address once', async () => {
      const { mailAccounts } = context();
      const { id, version } = await mailAccounts.add(createAccount('once@example.com'));
      const other = await mailAccounts.add(createAccount('other@example.com'));
      await expect(mailAccounts.add(createAccount('once@example.com'))).rejects.toMatchObject(
        matchDomainError('conflict'),
      );
      const renamed = mailAccounts.replace(other.id, createAccount('once@example.com'), other.version);
      await expect(renamed).rejects.toMatchObject(matchDomainError('conflict'));
      expect(
        await mailAccounts.replace(id, { ...createAccount('once@example.com'), isActive: false }, version),
      ).toMatchObject({ id, version: 2 });
    });

    it('refuses the second of two edits, and edits of what is gone', async () => {
      const { mailAccounts } = context();
      const { id } = await mailAccounts.add(createAccount('edited@example.com'));
      await mailAccounts.replace(id, createAccount('edited@example.com'), 1);
      const stale = mailAccounts.replace(id, createAccount('edited@example.com'), 1);
      await expect(stale).rejects.toMatchObject(matchStaleVersion('mailbox'));
      await mailAccounts.remove(id);
      const missing = mailAccounts.replace(id, createAccount('edited@example.com'), 2);
      await expect(missing).rejects.toMatchObject(matchDomainError('missing'));
      await expect(mailAccounts.remove(id)).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('lets one process read a mailbox at a time', async () => {
      const { mailAccounts } = context();
      const { id } = await mailAccounts.add(createAccount('leased@example.com'));
      expect(await mailAccounts.acquireLease(id, 'one', AT, LATER)).toBe(true);
      expect(await mailAccounts.acquireLease(id, 'two', AT, LATER)).toBe(false);
      expect(await mailAccounts.acquireLease(id, 'one', AT, LATER)).toBe(true);
      expect(await mailAccounts.acquireLease(id, 'two', LATER, new Date(LATER.getTime() + 1000))).toBe(true);
      await mailAccounts.releaseLease(id, 'one');
      expect(await mailAccounts.acquireLease(id, 'one', LATER, LATER)).toBe(false);
      await mailAccounts.releaseLease(id, 'two');
      expect(await mailAccounts.acquireLease(id, 'one', LATER, LATER)).toBe(true);
      expect(await mailAccounts.acquireLease(999_999, 'one', AT, LATER)).toBe(false);
    });

    it('keeps a cursor for each folder, and lets one reader move it', async () => {
      const { mailAccounts } = context();
      const { id } = await mailAccounts.add(createAccount('read@example.com'));
      expect(await mailAccounts.findCursor(id, 'INBOX')).toBeUndefined();
      await mailAccounts.moveCursor(id, undefined, CURSOR);
      await mailAccounts.moveCursor(id, undefined, {
        ...CURSOR,
        folder: 'Clientes ñ',
        position: LONG_POSITION,
        idsToMove: [],
      });
      expect(await mailAccounts.findCursor(id, 'INBOX')).toEqual(CURSOR);
      const moved = { ...CURSOR, position: LONG_POSITION, idsToMove: [] };
      await mailAccounts.moveCursor(id, CURSOR, moved);
      for (const before of [CURSOR, undefined]) {
        await expect(mailAccounts.moveCursor(id, before, moved)).rejects.toMatchObject(matchDomainError('conflict'));
      }
      expect(await mailAccounts.findCursor(id, 'INBOX')).toEqual(moved);
    });

    it('forgets a move of the cursor whose unit of work was undone', async () => {
      const { mailAccounts, unitOfWork } = context();
      const { id } = await mailAccounts.add(createAccount('undone@example.com'));
      const cutShort = unitOfWork.run(async (tx) => {
        await tx.mailAccounts.moveCursor(id, undefined, CURSOR);
        throw new Error('cut short');
      });
      await expect(cutShort).rejects.toThrow('cut short');
      expect(await mailAccounts.findCursor(id, 'INBOX')).toBeUndefined();
    });

    it('keeps what is known of a connection, until the account is removed', async () => {
      const { mailAccounts } = context();
      const { id } = await mailAccounts.add(createAccount('status@example.com'));
      const unknown = { lastLookAt: undefined, failure: undefined, lastMailAt: undefined, lagSeconds: undefined };
      expect(await mailAccounts.findStatus(id)).toEqual(unknown);
      const failure = { code: 'no-answer', detail: 'timed out', attempts: 2, at: AT, retryAt: LATER } as const;
      await mailAccounts.updateStatus(id, { failure, lagSeconds: 0.5 });
      await mailAccounts.updateStatus(id, { lastLookAt: LATER });
      expect(await mailAccounts.findStatus(id)).toEqual({ ...unknown, failure, lagSeconds: 0.5, lastLookAt: LATER });
      const listed = await mailAccounts.findAllWithStatus();
      expect(listed.map(({ account }) => account)).toEqual(await mailAccounts.findAll());
      expect(listed.find(({ account }) => account.id === id)?.status).toEqual(await mailAccounts.findStatus(id));
      await mailAccounts.updateStatus(id, { failure: undefined });
      expect(await mailAccounts.findStatus(id)).toMatchObject({ failure: undefined, lastLookAt: LATER });
      await mailAccounts.updateStatus(id, { failure: { ...failure, detail: NASTY_TEXT } });
      await mailAccounts.moveCursor(id, undefined, CURSOR);
      await mailAccounts.remove(id);
      await mailAccounts.updateStatus(id, { lastLookAt: LATER });
      expect(await mailAccounts.findStatus(id)).toEqual(unknown);
      expect(await mailAccounts.findCursor(id, 'INBOX')).toBeUndefined();
    });
  });
}
