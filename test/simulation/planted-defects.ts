import type { Job } from '../../application/jobs/job-queue.port.js';
import type { OutgoingMail } from '../../domain/outbound-mail/outbound-email.js';
import type { PricedShipment } from '../../domain/quoting/quotation.js';
import type { ReleaseDecision } from '../../domain/quoting/release-policy.js';
import type { PlantedDefect, PortCall } from './planted-defect.js';

const NOTHING = Promise.resolve(undefined);

/** Does a call in its own way where it is the named one. */
function replaceCall(port: string, method: string, replace: (call: PortCall) => Promise<unknown> | undefined) {
  return (call: PortCall) => (call.port === port && call.method === method ? replace(call) : undefined);
}

/** Leaves a call out; every time, or with a probability. */
function omitCall(port: string, method: string, probability = 1, isMeant: (args: unknown[]) => boolean = () => true) {
  return replaceCall(port, method, (call) =>
    isMeant(call.args) && call.random.nextBoolean(probability) ? NOTHING : undefined,
  );
}

/** Defects that the simulation has to find. */
export const PLANTED_DEFECTS: readonly PlantedDefect[] = [
  {
    name: 'confirms an email that is not stored',
    onCall: replaceCall('emails', 'addIfAbsent', ({ random }) =>
      random.nextBoolean(0.1) ? Promise.resolve({ id: 1_000_000, isNew: false }) : undefined,
    ),
  },
  {
    name: 'loses the job of an email',
    onCall: omitCall('queue', 'enqueue', 0.1, ([kind]) => kind === 'answer-email'),
  },
  {
    name: 'loses the job of a reply',
    onCall: omitCall('queue', 'enqueue', 0.1, ([kind]) => kind === 'send-reply'),
  },
  {
    name: 'sends twice',
    onCall: replaceCall('transport', 'send', async (call) => {
      const first = await call.run();
      return call.random.nextBoolean(0.1) ? call.run() : first;
    }),
  },
  {
    name: 'gives one lease to two workers',
    onCall: replaceCall('queue', 'claim', async ({ run, args, memory, random }) => {
      const job = (await run()) as Job | undefined;
      const key = `last job of ${String(args[0])}`;
      const last = memory.get(key) as Job | undefined;
      memory.set(key, job);
      return job ?? (last && random.nextBoolean(0.5) ? last : undefined);
    }),
  },
  {
    name: 'gives a reply that is held back to another worker',
    ignoresWorkers: true,
  },
  {
    name: 'skips a charge',
    onCall: replaceCall('pricing', 'price', async ({ run }) => {
      const shipment = (await run()) as PricedShipment;
      return { ...shipment, charges: { ...shipment.charges, lines: shipment.charges.lines.slice(1) } };
    }),
  },
  {
    name: 'answers a forged email',
    onCall: replaceCall('releasePolicy', 'decide', async ({ run }) => {
      const decision = (await run()) as ReleaseDecision;
      const isForged = decision.reasons.some(({ code }) => code === 'sender-not-authentic');
      return isForged ? { decision: 'send', reasons: [] } : decision;
    }),
  },
  {
    name: 'takes every domain for an approved one',
    onCall: replaceCall('recognizedDomains', 'findBySender', async ({ run, args }) => {
      const known = (await run()) as object | undefined;
      return { mailDomain: String(args[0]).split('@').pop(), companyName: '', ...known, isApproved: true };
    }),
  },
  {
    name: 'replies to another mailbox',
    onCall: replaceCall('outboundEmails', 'add', ({ run, args, random }) =>
      random.nextBoolean(0.1) ? run([{ ...(args[0] as object), to: 'mallory@stranger.example' }]) : undefined,
    ),
  },
  {
    name: 'does not record that a reply was sent',
    onCall: omitCall('outboundEmails', 'markSent', 0.1),
  },
  {
    name: 'drops a reply that was refused',
    onCall: replaceCall('queue', 'moveToDeadLetter', ({ args, queue }) => queue.complete(args[0] as Job)),
  },
  {
    name: 'does not know an email again',
    onCall: replaceCall('emails', 'addIfAbsent', ({ run, args, random }) =>
      run([args[0], `${String(args[1])} ${random.next()}`, args[2]]),
    ),
  },
  {
    name: 'loses an entry of the log',
    onCall: omitCall('activity', 'append', 0.05),
  },
  {
    name: 'keeps half of a failed transaction',
    keepsHalfTransactions: true,
  },
  {
    name: 'finishes a job before its work',
    onCall: ({ port, method, run, queue }) => {
      if (port !== 'queue') return undefined;
      if (method === 'complete') return NOTHING;
      if (method !== 'claim') return undefined;
      return run().then(async (job) => {
        if (job) await queue.complete(job as Job);
        return job;
      });
    },
  },
  {
    name: 'forgets what the mail server has taken',
    forgetsTakenMail: true,
  },
  {
    name: 'sends another document the second time',
    onCall: replaceCall('transport', 'send', ({ run, args, random }) => {
      const mail = args[0] as OutgoingMail;
      return run([{ ...mail, text: `${mail.text}\n${random.next()}` }]);
    }),
  },
  {
    name: 'does not record what became of an email',
    onCall: omitCall('emails', 'recordOutcome', 0.1),
  },
];
