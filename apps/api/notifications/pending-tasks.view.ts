import type { JobType } from '../../../application/jobs/job-queue.port.js';
import type { PendingTasks } from '../../../application/operations/list-pending-tasks.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation.js';

/** As the replies write amounts in English. */
const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Something that waits for a person. */
export class PendingTaskView {
  readonly id!: string;
  readonly kind!: string;
  readonly title!: string;
  readonly details!: string;
  /** ISO moment; null where it has none. */
  readonly at!: string | null;
  /** Where in the console it can be dealt with. */
  readonly link!: string;
}

/** What waits, the most pressing first. */
export class PendingTasksView {
  readonly items!: PendingTaskView[];
  /** Counts what is not listed, too. */
  readonly total!: number;
}

/** An answer of somebody else than the customer belongs to no quotation before a person has read it. */
function formatFollowUpTitle(quotationId: number | undefined): string {
  return `Customer reply on ${quotationId === undefined ? 'a quotation' : formatQuotationNumber(quotationId)} needs review`;
}

/** What needs review, the most pressing first: what was lost before what only waits. */
export function toPendingTasksView(tasks: PendingTasks): PendingTasksView {
  const items = [
    ...toMailServerTasks(tasks),
    ...toFailureTasks(tasks),
    ...tasks.followUps.map((email) => ({
      id: `email-${email.id}`,
      kind: 'follow-up',
      title: formatFollowUpTitle(email.quotationId),
      details: `${email.from}: ${email.subject}`,
      at: email.receivedAt.toISOString(),
      link: `/email-monitoring?email=${email.id}`,
    })),
    ...tasks.pendingQuotations.map((row) => ({
      id: `quotation-${row.id}`,
      kind: 'quotation-pending',
      title: `${formatQuotationNumber(row.id)} waits for approval`,
      details: `${row.clientEmail || 'No sender mailbox'}, ${row.destinationAirport}, USD ${AMOUNT.format(Number(row.quoteAmount))}`,
      at: row.createdAt.toISOString(),
      link: `/quotations?open=${row.id}`,
    })),
    ...toTariffTasks(tasks),
  ];
  return { items, total: tasks.total };
}

/** The first of all: it keeps every other reply, too. */
function toMailServerTasks({ mailServerProblem: mailProblem, waitingReplies }: PendingTasks): PendingTaskView[] {
  if (mailProblem === undefined) return [];
  const waiting = `${waitingReplies} ${waitingReplies === 1 ? 'reply waits' : 'replies wait'}`;
  return [
    {
      id: 'mail-server',
      kind: 'mail-server-away',
      title: mailProblem,
      details: `Quotations go on being made; ${waiting} in the outbox and will leave when it is back.`,
      at: null,
      link: '/email-monitoring?tab=outbox&state=waiting',
    },
  ];
}

/** What was given up, in words, and the parameter under which the mail screen opens it. */
const DEAD_LETTER_LABELS: Readonly<Record<JobType, { readonly label: string; readonly parameter: string }>> = {
  'answer-email': { label: 'Answering email', parameter: 'email' },
  'send-reply': { label: 'Sending reply', parameter: 'reply' },
  'send-staff-mail': { label: 'Sending notification mail', parameter: 'notification' },
};

function toFailureTasks({ failedEmails, failedReplies, deadLetters }: PendingTasks): PendingTaskView[] {
  return [
    ...failedReplies.map((reply) => ({
      id: `reply-${reply.id}`,
      kind: 'reply-failed',
      title: `The reply with ${formatQuotationNumber(reply.quotationId)} could not be delivered`,
      details: `${reply.to}: ${reply.lastError ?? 'no reason given'}`,
      at: reply.createdAt.toISOString(),
      link: `/email-monitoring?reply=${reply.id}`,
    })),
    ...failedEmails.map((email) => ({
      id: `email-${email.id}`,
      kind: 'email-failed',
      title: `Email ${email.id} could not be processed`,
      details: `${email.from}: ${email.subject || 'no subject'}`,
      at: email.receivedAt.toISOString(),
      link: `/email-monitoring?email=${email.id}`,
    })),
    ...deadLetters.map(({ id, kind, subjectId, reason, failedAt }) => ({
      id: `work-${id}`,
      kind: 'work-buried',
      title: `${DEAD_LETTER_LABELS[kind].label} ${subjectId} was given up`,
      details: reason,
      at: failedAt.toISOString(),
      link: `/email-monitoring?${DEAD_LETTER_LABELS[kind].parameter}=${subjectId}`,
    })),
  ];
}

function toTariffTasks({ gaps, expiring, sampleRates }: PendingTasks): PendingTaskView[] {
  const missing = gaps.map(({ airportCode, missingCompulsory }) => ({
    id: `rates-${airportCode}`,
    kind: 'rates-missing',
    title: `${airportCode} lacks compulsory rates`,
    details: `Quotations to ${airportCode} are held: ${missingCompulsory.map(({ name }) => name).join(', ')}`,
    at: null,
    link: `/air-freight-rates?airport=${airportCode}`,
  }));
  const ending = expiring.map(({ airportCode, service, rateId, until }) => ({
    id: `rate-${rateId}`,
    kind: 'rate-expiring',
    title: `${service.code} at ${airportCode} ends on ${until}`,
    details: `Without a new rate for ${service.name}, quotations to ${airportCode} are held from then on`,
    at: null,
    link: `/air-freight-rates?rate=${rateId}`,
  }));
  const sample = {
    id: 'sample-tariff',
    kind: 'sample-tariff',
    title: 'The sample tariff is in force',
    details: `${sampleRates} rates are those of the first start: replace or confirm them`,
    at: null,
    link: '/air-freight-rates',
  };
  const dated = [...missing, ...ending];
  return sampleRates > 0 ? [...dated, sample] : dated;
}
