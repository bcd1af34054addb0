import type { PageRequest } from '../../../application/persistence/pagination.js';
import type { NewWebhookEndpoint, WebhookEndpoint } from '../../../domain/integrations/webhook-endpoint.js';
import {
  WebhookEndpointRepository,
  type WebhookTarget,
} from '../../../domain/integrations/webhook-endpoint.repository.js';
import { getRowToReplace, slicePage, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

const THING = 'webhook endpoint';
const UNFAILED = { failingSince: undefined, switchedOffAt: undefined } as const;

/** An endpoint with its secret. */
export interface WebhookEndpointRow extends WebhookEndpoint {
  readonly encryptedSecret: string;
}

/** The endpoints of other programs in memory. */
export class InMemoryWebhookEndpointRepository extends WebhookEndpointRepository {
  constructor(readonly rows: Table<WebhookEndpointRow> = Table.createEmpty<WebhookEndpointRow>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryWebhookEndpointRepository {
    return new InMemoryWebhookEndpointRepository(this.rows.withUndoLog(undoLog));
  }

  async add(endpoint: NewWebhookEndpoint, encryptedSecret: string, createdAt: Date): Promise<WebhookEndpoint> {
    const row = this.rows.add((id) => ({ ...endpoint, ...UNFAILED, id, version: 1, createdAt, encryptedSecret }));
    return toEndpoint(row);
  }

  async find(id: number): Promise<WebhookEndpoint | undefined> {
    const row = this.rows.find(id);
    return row && toEndpoint(row);
  }

  async findTarget(id: number): Promise<WebhookTarget | undefined> {
    const row = this.rows.find(id);
    return row && { endpoint: toEndpoint(row), encryptedSecret: row.encryptedSecret };
  }

  async findPage({ page, pageSize }: PageRequest) {
    const newestFirst = this.rows
      .all()
      .sort((a, b) => b.id - a.id)
      .map(toEndpoint);
    return { rows: slicePage(newestFirst, page, pageSize), total: newestFirst.length };
  }

  async findSwitchedOff(): Promise<readonly WebhookEndpoint[]> {
    const off = this.rows.all().filter(({ switchedOffAt }) => switchedOffAt !== undefined);
    const timeOf = ({ switchedOffAt }: WebhookEndpoint) => switchedOffAt?.getTime() ?? 0;
    return off.sort((a, b) => timeOf(a) - timeOf(b) || a.id - b.id).map(toEndpoint);
  }

  async update(id: number, version: number, endpoint: NewWebhookEndpoint): Promise<WebhookEndpoint> {
    const row = getRowToReplace(this.rows, THING, id, version);
    return toEndpoint(this.rows.put({ ...row, ...endpoint, ...UNFAILED, version: row.version + 1 }));
  }

  async remove(id: number, version: number | undefined): Promise<void> {
    getRowToReplace(this.rows, THING, id, version);
    this.rows.remove(id);
  }

  async recordSuccess(id: number): Promise<void> {
    const row = this.rows.find(id);
    if (row?.failingSince) this.rows.put({ ...row, failingSince: undefined });
  }

  async recordFailure(id: number, at: Date): Promise<Date | undefined> {
    const row = this.rows.find(id);
    return row && this.rows.put({ ...row, failingSince: row.failingSince ?? at }).failingSince;
  }

  async switchOff(id: number, at: Date): Promise<boolean> {
    const row = this.rows.find(id);
    if (!row?.isActive) return false;
    this.rows.put({ ...row, isActive: false, switchedOffAt: at, version: row.version + 1 });
    return true;
  }
}

function toEndpoint({ encryptedSecret: _encryptedSecret, ...endpoint }: WebhookEndpointRow): WebhookEndpoint {
  return endpoint;
}
