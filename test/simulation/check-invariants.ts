import type { StoredEmail } from '../../domain/inbound-mail/inbound-email.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import type { SimulatedEnvironment } from './simulated-environment.js';
import type { SimulatedMail } from './traffic.js';

const MAX_ENTRIES = 10_000;
const OUTCOME_EVENTS = ['email-held', 'email-ignored', 'email-failed', 'quotation-created', 'quotation-held'];

/** Checks what is promised, once nothing is left to do. What is wrong goes into the environment's failedChecks. */
export async function checkFinalState(
  environment: SimulatedEnvironment,
  traffic: readonly SimulatedMail[],
): Promise<void> {
  const ids = new Set<number>();
  const answered = new Map<string, SimulatedMail>();
  for (const mail of traffic) {
    const given = [...(environment.accepted.get(mail) ?? [])];
    if (given.length === 0) environment.reportFailedCheck(`${mail.email.messageId} was accepted by nobody.`);
    if (given.length > 1) environment.reportFailedCheck(`${mail.email.messageId} has several ids: ${given.join()}.`);
    for (const id of given) {
      ids.add(id);
      const reply = await checkEmail(environment, mail, id, findExpected(environment, mail, traffic));
      if (reply !== undefined) answered.set(reply, mail);
    }
  }
  const { total } = await environment.repositories.emails.findPage({ state: undefined, page: 1, pageSize: 1 });
  if (total !== ids.size) environment.reportFailedCheck(`${ids.size} emails were accepted and ${total} are stored.`);
  checkTakenMail(environment, answered);
}

/** What must become of a mail; of two with one id and other words only the one stored first is answered. */
function findExpected(environment: SimulatedEnvironment, mail: SimulatedMail, traffic: readonly SimulatedMail[]) {
  if (mail.rivals === 'none') return mail.expected;
  const getId = (one: SimulatedMail) => Math.min(...(environment.accepted.get(one) ?? []));
  const rivals = traffic.filter((one) => one.rivals !== 'none' && one.email.messageId === mail.email.messageId);
  return getId(mail) === Math.min(...rivals.map(getId)) ? 'answered' : 'held';
}

/** Checks one email and its quotation. @returns the Message-ID of its reply */
async function checkEmail(
  environment: SimulatedEnvironment,
  mail: SimulatedMail,
  id: number,
  expected: SimulatedMail['expected'],
): Promise<string | undefined> {
  const name = `email ${id} (${mail.email.messageId})`;
  const email = await environment.repositories.emails.find(id);
  if (!email) {
    environment.reportFailedCheck(`${name} is lost.`);
    return undefined;
  }
  // Whatever goes wrong five times goes to the staff, with its reason.
  const isGivenUp = email.state === 'failed' && Boolean(email.lastError) && email.reasons.includes('processing-failed');
  if (email.state !== expected && !isGivenUp)
    environment.reportFailedCheck(`${name} is ${email.state} (${email.reasons.join()}) instead of ${expected}.`);
  if (['held', 'ignored'].includes(email.state) && email.reasons.length === 0)
    environment.reportFailedCheck(`${name} has no reason.`);
  const quotation = await environment.repositories.quotations.findByEmail(id);
  if (quotation) await checkPrice(environment, name, email, quotation);
  await checkLog(environment, name, id);
  if (email.state !== 'answered') return undefined;
  if (quotation) return checkReply(environment, name, quotation);
  environment.reportFailedCheck(`${name} is answered without a quotation.`);
  return undefined;
}

/** The price and the words must be those that a pricing of the same request gives on a clean instance. */
async function checkPrice(environment: SimulatedEnvironment, name: string, email: StoredEmail, quotation: Quotation) {
  const { pricing, extractor, composer } = environment.shared;
  const { fromHeader: from, to, subject, text: body } = email;
  const request = await extractor.extract({ from, to, subject, body });
  const priced = await pricing.price(request);
  const { charges } = priced;
  if (JSON.stringify(charges) !== JSON.stringify(quotation.charges))
    environment.reportFailedCheck(`${name} has wrong charges.`);
  const reply = await environment.repositories.outboundEmails.findByQuotation(quotation.id, quotation.revision);
  if (!reply) return;
  const context = await composer.loadContext(priced);
  const expected = await composer.draft(Object.assign(Object.create(quotation), { charges }), subject, context);
  if (reply.text !== expected.text || reply.html !== expected.html)
    environment.reportFailedCheck(`${name} has a reply of other words.`);
}

/** Each email has one outcome in the log. */
async function checkLog(environment: SimulatedEnvironment, name: string, id: number): Promise<void> {
  const types = (await listActivity(environment))
    .filter(({ emailId }) => emailId === id)
    .map(({ eventType }) => eventType ?? '');
  const outcomes = types.filter((type) => OUTCOME_EVENTS.includes(type));
  if (outcomes.length !== 1) environment.reportFailedCheck(`${name} has in the log: ${outcomes.join() || 'nothing'}.`);
}

async function checkReply(
  environment: SimulatedEnvironment,
  name: string,
  quotation: Quotation,
): Promise<string | undefined> {
  const reply = await environment.repositories.outboundEmails.findByQuotation(quotation.id, quotation.revision);
  if (!reply) {
    environment.reportFailedCheck(`${name} has no reply.`);
    return undefined;
  }
  const taken = environment.mailServer.taken.filter(({ mail }) => mail.messageId === reply.messageId);
  const logged = (await listActivity(environment)).filter(
    ({ quotationId, eventType = '' }) =>
      quotationId === quotation.id && ['quotation-sent', 'reply-failed'].includes(eventType),
  );
  const isRefused = reply.state === 'failed' && environment.mailServer.refused.has(reply.messageId);
  if (reply.state !== 'sent' && !isRefused) environment.reportFailedCheck(`The reply to ${name} is ${reply.state}.`);
  if (reply.state === 'sent' && taken.length === 0) environment.reportFailedCheck(`The reply to ${name} never left.`);
  if (logged.length !== 1) environment.reportFailedCheck(`The reply to ${name} is ${logged.length} times in the log.`);
  if (isRefused) {
    const deadLetters = await environment.repositories.queue.findDeadLetters(Number.POSITIVE_INFINITY);
    const deadLetter = deadLetters.find(({ kind, subjectId }) => kind === 'send-reply' && subjectId === reply.id);
    if (!deadLetter?.reason)
      environment.reportFailedCheck(`The refused reply to ${name} is no dead letter with a reason.`);
  }
  return reply.messageId;
}

/** What the mail server has: replies to true requests only, to their mailboxes, once but for the documented gap. */
function checkTakenMail(environment: SimulatedEnvironment, answered: ReadonlyMap<string, SimulatedMail>): void {
  const { mailServer } = environment;
  const byId = new Map<string, string[]>();
  for (const { mail } of mailServer.taken) {
    const request = answered.get(mail.messageId);
    if (!request)
      environment.reportFailedCheck(`${mail.messageId} went to ${mail.to} without a request that may be answered.`);
    else if (mail.to !== request.email.fromAddress)
      environment.reportFailedCheck(`${mail.messageId} went to ${mail.to}.`);
    const files = mail.attachments.map(({ content }) => Buffer.from(content).toString());
    const content = JSON.stringify([mail.to, mail.from, mail.subject, mail.text, mail.html, files]);
    byId.set(mail.messageId, [...(byId.get(mail.messageId) ?? []), content]);
  }
  for (const [messageId, contents] of byId) {
    const allowed = 1 + (mailServer.untold.get(messageId) ?? 0);
    if (contents.length > allowed) environment.reportFailedCheck(`${messageId} was sent ${contents.length} times.`);
    if (new Set(contents).size > 1) environment.reportFailedCheck(`${messageId} was sent with different content.`);
  }
}

async function listActivity(environment: SimulatedEnvironment) {
  const everything = { categories: undefined, status: undefined, text: undefined, from: undefined, to: undefined };
  return environment.repositories.activity.findPage(everything, 'oldest-first', 1, MAX_ENTRIES);
}
