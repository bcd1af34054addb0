import { type FolderPurpose, INBOX, type MailFolder } from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { type GraphClient, type GraphResource, quoteText, readText } from './graph-client.js';
import { GraphError } from './graph-error.js';

/** Folders that Graph knows by names in no language, and what they are there for. */
const WELL_KNOWN: Readonly<Record<string, FolderPurpose>> = {
  inbox: 'inbox',
  sentitems: 'sent',
  junkemail: 'junk',
  deleteditems: 'trash',
  drafts: 'drafts',
  outbox: 'drafts',
  conversationhistory: 'view',
  syncissues: 'view',
};
/** What lies in these folders is there for the same. */
const INHERITED: readonly (FolderPurpose | undefined)[] = ['junk', 'trash', 'view'];
const SEARCH_FOLDER = '#microsoft.graph.mailSearchFolder';
const SELECTED = '$select=id,displayName,childFolderCount&$top=100';
/** Deeper than people nest folders. */
const MAX_DEPTH = 20;

/** The folders of a mailbox. */
export class GraphFolders {
  /** What well-known folders are there for, by id. */
  private purposes: ReadonlyMap<string, FolderPurpose> | undefined;

  constructor(private readonly client: GraphClient) {}

  async list(): Promise<readonly MailFolder[]> {
    this.purposes ??= await this.findPurposes();
    return this.listBelow(`${this.client.mailbox}/mailFolders`, { name: '', purpose: undefined }, 1);
  }

  /** How Graph addresses a folder. */
  toAddress(path: string): string {
    return `${this.client.mailbox}/mailFolders/${path === INBOX ? 'inbox' : encodeURIComponent(path)}`;
  }

  /** The id of a folder by its name, its parts separated by `/`; it is made where it is missing. */
  async make(name: string): Promise<string> {
    let siblings = `${this.client.mailbox}/mailFolders`;
    let id = '';
    for (const part of name.split('/')) {
      id = (await this.find(siblings, part)) ?? (await this.create(siblings, part));
      siblings = `${this.toAddress(id)}/childFolders`;
    }
    return id;
  }

  private async listBelow(
    address: string,
    parent: { readonly name: string; readonly purpose: FolderPurpose | undefined },
    depth: number,
  ): Promise<readonly MailFolder[]> {
    const folders: MailFolder[] = [];
    for (const folder of await this.client.list(`${address}?${SELECTED}`)) {
      if (folder['@odata.type'] === SEARCH_FOLDER) continue;
      const id = readText(folder, 'id');
      const name = `${parent.name}${readText(folder, 'displayName')}`;
      const inherited = INHERITED.includes(parent.purpose) ? parent.purpose : undefined;
      const purpose = inherited ?? this.purposes?.get(id);
      folders.push({ path: purpose === 'inbox' ? INBOX : id, name, purpose });
      if (Number(folder.childFolderCount) > 0 && depth < MAX_DEPTH) {
        const children = `${this.toAddress(id)}/childFolders`;
        folders.push(...(await this.listBelow(children, { name: `${name}/`, purpose }, depth + 1)));
      }
    }
    return folders;
  }

  private async findPurposes(): Promise<ReadonlyMap<string, FolderPurpose>> {
    const purposes = new Map<string, FolderPurpose>();
    for (const [name, purpose] of Object.entries(WELL_KNOWN)) {
      const folder = await this.findWellKnown(name);
      if (folder) purposes.set(readText(folder, 'id'), purpose);
    }
    return purposes;
  }

  /** Not every mailbox has all of them. */
  private async findWellKnown(name: string): Promise<GraphResource | undefined> {
    try {
      return await this.client.get(`${this.client.mailbox}/mailFolders/${name}?$select=id`);
    } catch (error) {
      if (error instanceof GraphError && error.isGone) return undefined;
      throw error;
    }
  }

  private async find(siblings: string, name: string): Promise<string | undefined> {
    const found = await this.client.list(`${siblings}?$filter=displayName%20eq%20${quoteText(name)}&$select=id`);
    return found.map((folder) => readText(folder, 'id'))[0];
  }

  private async create(siblings: string, name: string): Promise<string> {
    try {
      return readText(await this.client.post(siblings, { displayName: name }), 'id');
    } catch (error) {
      // Somebody else has made it meanwhile.
      const found = error instanceof GraphError && error.status === 409 ? await this.find(siblings, name) : undefined;
      if (found === undefined) throw error;
      return found;
    }
  }
}
