import type { Clock } from '../../domain/clock.port.js';
import { assertValid, DomainError } from '../../domain/errors/domain-error.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import { extractCorrectableValues } from '../../domain/quoting/correctable-values.js';
import { applyCorrection } from '../../domain/quoting/correction/correction.js';
import type { CorrectionRepository } from '../../domain/quoting/correction/correction.repository.js';
import { validateCorrection } from '../../domain/quoting/correction/validate-correction.js';
import { assignRole } from '../../domain/quoting/ledger/assign-role.js';
import { getChosenField, type LedgerChoice } from '../../domain/quoting/ledger/ledger-choice.js';
import { addDecision } from '../../domain/quoting/ledger/ledger-decision.js';
import { type LedgerEntry, listLedgerEntries } from '../../domain/quoting/ledger/ledger-entries.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import { LEDGER_MESSAGES } from '../../domain/quoting/quoting.messages.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { resolveValues } from './correction-input.js';
import { assertCorrectable, toCorrectionRecord, toCorrections } from './correction-record.js';
import type { QuotationReviser, QuotationWithEmail } from './quotation-reviser.js';

/** Where an entry stands in the email; `text` tells entries apart that do not stand in it. */
export interface LedgerReference extends Pick<LedgerEntry, 'part' | 'start' | 'end' | 'text'> {
  readonly filename: string | undefined;
}

/** What a user says that a left-over entry is. */
export interface LedgerRoleInput {
  /** The revision that the user was shown. */
  readonly revision: number;
  readonly entry: LedgerReference;
  readonly choice: LedgerChoice;
  /** Which reading of the figure is meant; undefined where it has one. */
  readonly value: number | undefined;
}

/** Gives a left-over entry of the email its role, and prices the quotation again as a held revision. */
export class AssignLedgerRole {
  constructor(
    private readonly reviser: QuotationReviser,
    private readonly corrections: CorrectionRepository,
    private readonly reference: Pick<AirportDirectory, 'airports'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `missing` for an unknown quotation or entry, `conflict` where the user saw an older revision,
   * `invalid` for an entry that is not left over, and for a role that it cannot have, `refused` where the email holds several
   * shipments
   */
  async execute(quotationId: number, input: LedgerRoleInput, actor: string): Promise<Quotation> {
    const loaded = await this.reviser.load(quotationId);
    const { quotation, email } = loaded;
    assertCorrectable(quotation, input.revision);
    const { choice, value } = input;
    const { kind, part, start, end, text, measure } = findOpenEntry(loaded, input);
    const airports = await this.reference.airports();
    const current = extractCorrectableValues(quotation.request);
    const assigned = assignRole(current, { entry: { text, ...(measure ? { measure } : {}) }, choice, value }, airports);
    const values = resolveValues(current, { revision: input.revision, values: assigned }, airports);
    assertValid(validateCorrection(values, airports));
    await this.reviser.assertCorrectedOrigin(values.airportOrigin, current.airportOrigin);
    const earlier = await this.corrections.findByQuotation(quotationId);
    const { request, changes } = applyCorrection(quotation.request, values, earlier);
    const chosen = getChosenField(choice);
    const fields = [...new Set([...(chosen ? [chosen] : []), ...changes.map(({ field }) => field)])];
    const decided = addDecision(request, { kind, part, start, end, text, choice, fields });
    const draft = await this.reviser.draft(loaded, decided);
    const now = this.clock.now();

    return this.unitOfWork.run(async (tx) => {
      const revised = await this.reviser.store(tx, loaded, draft);
      const { revision } = revised;
      await tx.corrections.add(toCorrections(changes, { quotationId, revision, actor, at: now }));
      await tx.events.publish({
        type: 'ledger-role-assigned',
        at: now,
        actor,
        emailId: email.id,
        quotationId,
        words: text,
        choice,
        changes,
        before: toCorrectionRecord(quotation, changes, 'before'),
        after: toCorrectionRecord(revised, changes, 'after'),
      });
      return revised;
    });
  }
}

/** The left-over entry that is meant. */
function findOpenEntry({ quotation, email }: QuotationWithEmail, { entry, choice }: LedgerRoleInput) {
  const entries = listLedgerEntries(quotation.request, { body: email.text, subject: email.subject });
  const found = entries.filter(
    (one) =>
      one.part === entry.part &&
      one.start === entry.start &&
      one.end === entry.end &&
      one.text === entry.text &&
      one.filename === entry.filename,
  );
  const open = found.find(({ use }) => use === 'left-over');
  const [first] = found;
  if (!first) throw new DomainError('missing', LEDGER_MESSAGES.noEntry);
  if (open?.kind === undefined || open.part === 'attachment') {
    throw new DomainError('invalid', LEDGER_MESSAGES.settled(first.text));
  }
  if (!open.choices?.includes(choice)) throw new DomainError('invalid', LEDGER_MESSAGES.wrongChoice(open.text));
  return { ...open, kind: open.kind, part: open.part };
}
