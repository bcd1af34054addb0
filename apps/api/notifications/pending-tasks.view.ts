import type { DeadLetter, JobType } from '../../../application/jobs/job-queue.port.js';
import type { PendingTasks } from '../../../application/operations/list-pending-tasks.js';
import { getTokenProvider } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { describeMailboxError } from '../../../domain/inbound-mail/mail-account/mail-account.messages.js';
import { getWebhookHost } from '../../../domain/integrations/webhook-endpoint.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation.js';
import { describeService } from '../../../domain/tariff/service-name.js';
import { NOTIFICATIONS_MESSAGES } from './notifications.messages.js';

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
  return NOTIFICATIONS_MESSAGES.followUp(quotationId === undefined ? undefined : formatQuotationNumber(quotationId));
}

/** What needs review, the most pressing first: what was lost before what only waits. */
export function toPendingTasksView(tasks: PendingTasks): PendingTasksView {
  const items = [
    ...toMailServerTasks(tasks),
    ...toSilentMailboxTasks(tasks),
    ...toMissingRateTasks(tasks),
    ...toWebhookTasks(tasks),
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
      title: NOTIFICATIONS_MESSAGES.quotationPending(formatQuotationNumber(row.id)),
      details: `${row.clientEmail || NOTIFICATIONS_MESSAGES.noSender}, ${row.destinationAirport}, USD ${AMOUNT.format(Number(row.quoteAmount))}`,
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
  return [
    {
      id: 'mail-server',
      kind: 'mail-server-away',
      title: mailProblem,
      details: NOTIFICATIONS_MESSAGES.mailServerAway(waitingReplies),
      at: null,
      link: '/email-monitoring?tab=outbox&state=waiting',
    },
  ];
}

/** Nobody knows what has come since. */
function toSilentMailboxTasks({ silentMailboxes }: PendingTasks): PendingTaskView[] {
  return silentMailboxes.map(({ account, status: { lastLookAt, failure } }) => {
    const { address, imap, credentials } = account;
    const provider = getTokenProvider(credentials);
    const { user } = credentials;
    const place = { server: `${imap.host}:${imap.port}`, provider, user, doneFolder: account.doneFolder };
    return {
      id: `mailbox-${account.id}`,
      kind: 'mailbox-silent',
      title: NOTIFICATIONS_MESSAGES.mailboxSilent(address),
      details: failure ? describeMailboxError('reading', failure.code, place) : NOTIFICATIONS_MESSAGES.mailboxUnread,
      at: (lastLookAt ?? failure?.at)?.toISOString() ?? null,
      link: '/mailboxes',
    };
  });
}

/** Nobody tells the program any more what happens. */
function toWebhookTasks({ webhooksSwitchedOff }: PendingTasks): PendingTaskView[] {
  return webhooksSwitchedOff.map((endpoint) => ({
    id: `webhook-${endpoint.id}`,
    kind: 'webhook-switched-off',
    title: NOTIFICATIONS_MESSAGES.webhookSwitchedOff(getWebhookHost(endpoint)),
    details: NOTIFICATIONS_MESSAGES.webhookSwitchedOffDetails,
    at: endpoint.switchedOffAt?.toISOString() ?? null,
    link: '/settings?tab=webhooks',
  }));
}

/** The key of words, and an address in the console up to the id. */
interface DeadLetterLabel {
  readonly label: 'answerEmail' | 'sendReply' | 'fileReplyCopy' | 'sendStaffMail';
  readonly place: string;
}

/**
 * What was given up, by the key of its words, and where in the console it is. An event that no program took is no dead
 * letter: the log of deliveries has it, to be sent again, and a program that takes none is a task of its own.
 */
const DEAD_LETTER_LABELS: Readonly<Record<Exclude<JobType, 'deliver-webhook'>, DeadLetterLabel>> = {
  'answer-email': { label: 'answerEmail', place: '/email-monitoring?email=' },
  'send-reply': { label: 'sendReply', place: '/email-monitoring?reply=' },
  'file-reply-copy': { label: 'fileReplyCopy', place: '/email-monitoring?reply=' },
  'send-staff-mail': { label: 'sendStaffMail', place: '/email-monitoring?notification=' },
};

function toFailureTasks({ failedEmails, failedReplies, deadLetters }: PendingTasks): PendingTaskView[] {
  return [
    ...failedReplies.map((reply) => ({
      id: `reply-${reply.id}`,
      kind: 'reply-failed',
      title: NOTIFICATIONS_MESSAGES.replyFailed(formatQuotationNumber(reply.quotationId)),
      details: `${reply.to}: ${reply.lastError ?? NOTIFICATIONS_MESSAGES.noReason}`,
      at: reply.createdAt.toISOString(),
      link: `/email-monitoring?reply=${reply.id}`,
    })),
    ...failedEmails.map((email) => ({
      id: `email-${email.id}`,
      kind: 'email-failed',
      title: NOTIFICATIONS_MESSAGES.emailFailed(email.id),
      details: `${email.from}: ${email.subject || NOTIFICATIONS_MESSAGES.noSubject}`,
      at: email.receivedAt.toISOString(),
      link: `/email-monitoring?email=${email.id}`,
    })),
    ...deadLetters.flatMap(toDeadLetterTasks),
  ];
}

function toDeadLetterTasks({ id, kind, subjectId, reason, failedAt }: DeadLetter): PendingTaskView[] {
  if (kind === 'deliver-webhook') return [];
  return [
    {
      id: `work-${id}`,
      kind: 'dead-letter',
      title: NOTIFICATIONS_MESSAGES.jobGivenUp({
        job: NOTIFICATIONS_MESSAGES[DEAD_LETTER_LABELS[kind].label],
        subjectId,
      }),
      details: reason,
      at: failedAt.toISOString(),
      link: `${DEAD_LETTER_LABELS[kind].place}${subjectId}`,
    },
  ];
}

/** Every quotation to such an airport is held. */
function toMissingRateTasks({ gaps }: PendingTasks): PendingTaskView[] {
  return gaps.map(({ airportCode, missingCompulsory }) => ({
    id: `rates-${airportCode}`,
    kind: 'rates-missing',
    title: NOTIFICATIONS_MESSAGES.ratesMissing(airportCode),
    details: NOTIFICATIONS_MESSAGES.ratesMissingDetails({
      airportCode,
      services: missingCompulsory.map(({ code, name }) => describeService(code, name)).join(', '),
    }),
    at: null,
    link: `/air-freight-rates?airport=${airportCode}`,
  }));
}

function toTariffTasks({ expiring, sampleRates }: PendingTasks): PendingTaskView[] {
  const ending = expiring.map(({ airportCode, service, rateId, until }) => ({
    id: `rate-${rateId}`,
    kind: 'rate-expiring',
    title: NOTIFICATIONS_MESSAGES.rateExpiring({ serviceCode: service.code, airportCode, until }),
    details: NOTIFICATIONS_MESSAGES.rateExpiringDetails({
      serviceName: describeService(service.code, service.name),
      airportCode,
    }),
    at: null,
    link: `/air-freight-rates?rate=${rateId}`,
  }));
  const sample = {
    id: 'sample-tariff',
    kind: 'sample-tariff',
    title: NOTIFICATIONS_MESSAGES.sampleTariff,
    details: NOTIFICATIONS_MESSAGES.sampleTariffDetails(sampleRates),
    at: null,
    link: '/air-freight-rates',
  };
  return sampleRates > 0 ? [...ending, sample] : ending;
}
