/** A mail as Exchange keeps it. */
export interface KeptMail {
  readonly id: string;
  raw: string;
  receivedAt: Date;
  folderId: string;
  isRead: boolean;
  isDraft: boolean;
  internetMessageId: string;
}

export interface KeptFolder {
  readonly id: string;
  readonly displayName: string;
  readonly parentId: string | undefined;
}

/** A row of a delta query. */
export type DeltaRow = Readonly<Record<string, unknown>>;

interface DeltaState {
  readonly generation: number;
  readonly folderId: string;
  /** What is still to be listed. */
  readonly rows: readonly DeltaRow[];
  /** Changes after it come with the next round. */
  readonly change: number;
}

const WELL_KNOWN: Readonly<Record<string, string>> = {
  ...{ inbox: 'Bandeja de entrada', sentitems: 'Elementos enviados', junkemail: 'Correo no deseado' },
  ...{ deleteditems: 'Elementos eliminados', drafts: 'Borradores', outbox: 'Bandeja de salida' },
};

/** One mailbox with folders and mails whose changes are told by delta queries. */
export class GraphMailbox {
  readonly folders = new Map<string, KeptFolder>();
  readonly mails = new Map<string, KeptMail>();
  private readonly states = new Map<string, DeltaState>();
  private readonly changes: Array<{ readonly folderId: string; readonly mailId: string }> = [];
  private generation = 1;
  private issued = 0;

  constructor() {
    for (const [name, displayName] of Object.entries(WELL_KNOWN)) {
      this.folders.set(`id-of-${name}`, { id: `id-of-${name}`, displayName, parentId: undefined });
    }
  }

  /** A folder by its id or its well-known name. */
  findFolder(idOrName: string): KeptFolder | undefined {
    return this.folders.get(idOrName) ?? this.folders.get(`id-of-${idOrName}`);
  }

  listChildren(parentId: string | undefined): readonly KeptFolder[] {
    return [...this.folders.values()].filter((folder) => folder.parentId === parentId);
  }

  makeFolder(displayName: string, parentId?: string): KeptFolder {
    const folder = { id: this.issue('folder'), displayName, parentId };
    this.folders.set(folder.id, folder);
    return folder;
  }

  add(raw: string, folderId: string, values: Partial<KeptMail> = {}): KeptMail {
    const internetMessageId = /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? `<${this.issued}@exchange.example>`;
    const mail = {
      ...{ id: this.issue('mail'), raw, folderId, internetMessageId, receivedAt: new Date() },
      ...{ isRead: false, isDraft: false, ...values },
    };
    this.mails.set(mail.id, mail);
    this.record(mail);
    return mail;
  }

  listMails(folderId: string): readonly KeptMail[] {
    return [...this.mails.values()].filter((mail) => mail.folderId === folderId);
  }

  change(mail: KeptMail, values: Partial<KeptMail>): void {
    this.record(mail);
    Object.assign(mail, values);
    this.record(mail);
  }

  remove(mail: KeptMail): void {
    this.record(mail);
    this.mails.delete(mail.id);
  }

  /** Every token that was given out is good no more. */
  expireTokens(): void {
    this.generation += 1;
  }

  /**
   * A page of a delta query.
   * @param token undefined: it begins @returns undefined for a token that is good no more
   */
  readDelta(folderId: string, token: string | undefined, pageSize: number) {
    const state = token === undefined ? this.begin(folderId) : this.states.get(token);
    if (state === undefined || state.generation !== this.generation || state.folderId !== folderId) return undefined;
    const rows = state.rows.length > 0 || token === undefined ? state.rows : this.listChanges(state);
    const change = state.rows.length > 0 || token === undefined ? state.change : this.changes.length;
    const isLast = rows.length <= pageSize;
    const next = this.keep({ ...state, rows: isLast ? [] : rows.slice(pageSize), change });
    return { rows: rows.slice(0, pageSize), token: next, isLast };
  }

  private begin(folderId: string): DeltaState {
    const newestFirst = [...this.listMails(folderId)].reverse();
    const rows = newestFirst.map((mail) => toRow(mail));
    return { generation: this.generation, folderId, rows, change: this.changes.length };
  }

  private listChanges({ folderId, change }: DeltaState): readonly DeltaRow[] {
    const changed = this.changes.slice(change).filter((one) => one.folderId === folderId);
    const ids = [...new Set(changed.map(({ mailId }) => mailId))];
    return ids.map((id) => {
      const mail = this.mails.get(id);
      return mail?.folderId === folderId ? toRow(mail) : { id, '@removed': { reason: 'deleted' } };
    });
  }

  private keep(state: DeltaState): string {
    const token = this.issue('token');
    this.states.set(token, state);
    return token;
  }

  private record({ id, folderId }: KeptMail): void {
    this.changes.push({ folderId, mailId: id });
  }

  private issue(kind: string): string {
    this.issued += 1;
    return `AAkAL${kind}-${this.issued}=`;
  }
}

/** Of a mail that somebody has read nothing is told but that it has changed. */
function toRow({ id, receivedAt, isRead }: KeptMail): DeltaRow {
  return isRead ? { id, isRead } : { id, receivedDateTime: receivedAt.toISOString() };
}
