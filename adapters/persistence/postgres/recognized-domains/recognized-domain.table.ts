import { EntitySchema } from 'typeorm';
import type { Autonomy } from '../../../../domain/customers/autonomy.js';
import { ID, JSON_VALUE, TEXT, TIMESTAMP, VERSION } from '../column-types.js';
import type { AgreementDocument } from './agreement.mapper.js';

/** A row of `recognized_domain`. */
export interface RecognizedDomainRow {
  readonly id: number;
  readonly version: number;
  readonly mailDomain: string;
  readonly mailbox: string | null;
  readonly companyName: string;
  readonly country: string | null;
  readonly isApproved: boolean;
  readonly notes: string | null;
  readonly autonomy: Autonomy | null;
  readonly agreement: AgreementDocument | null;
  readonly addedAt: Date;
}

/** The recognized domains and mailboxes, each once. */
export const RecognizedDomainTable = new EntitySchema<RecognizedDomainRow>({
  name: 'recognized_domain',
  columns: {
    id: ID,
    version: VERSION,
    mailDomain: { ...TEXT, name: 'mail_domain' },
    mailbox: { ...TEXT, nullable: true },
    companyName: { ...TEXT, name: 'company_name' },
    country: { ...TEXT, nullable: true },
    isApproved: { type: 'boolean', name: 'is_approved' },
    notes: { ...TEXT, nullable: true },
    autonomy: { type: 'text', nullable: true },
    agreement: { ...JSON_VALUE, nullable: true },
    addedAt: { ...TIMESTAMP, name: 'added_at' },
  },
});
