import type { InMemoryUnitOfWork } from '../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import type { Repositories, TransactionScope } from '../../application/persistence/unit-of-work.port.js';
import { UnitOfWork } from '../../application/persistence/unit-of-work.port.js';
import { MailTransport, type SendResult } from '../../domain/outbound-mail/mail-transport.port.js';
import type { OutgoingMail } from '../../domain/outbound-mail/outbound-email.js';
import type { ProcessContext } from './process-context.js';
import { DatabaseUnavailableError } from './simulated-environment.js';

/** What becomes of a transaction. */
type TransactionFate =
  | 'fine'
  | 'statement-failed'
  | 'commit-lost'
  | 'commit-answer-lost'
  | 'ends-before'
  | 'ends-after';

const MAX_STATEMENT_TO_FAIL = 6;

/** The same object, each of whose calls goes through a function. */
export function interceptCalls<T extends object>(
  target: T,
  call: (method: string, args: unknown[], run: (args?: unknown[]) => Promise<unknown>) => unknown,
): T {
  return new Proxy(target, {
    get: (object, property) => {
      const member: unknown = Reflect.get(object, property, object);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) =>
        call(String(property), args, async (changed = args) => Reflect.apply(member, object, changed));
    },
  });
}

/** Every call of a store waits, may fail, and may be the last one of its process. */
export function interceptStores(process: ProcessContext, stores: Repositories): Repositories {
  const wrapped = Object.entries(stores).map(([port, store]) => {
    const call = (method: string, args: unknown[], run: (args?: unknown[]) => Promise<unknown>) =>
      process.callStore(`${port}.${method}`, () => process.callPlanted(port, method, args, run));
    return [port, interceptCalls(store as object, call)];
  });
  return Object.fromEntries(wrapped) as Repositories;
}

/** Calls that only a planted defect changes. */
export function interceptForPlanted<T extends object>(process: ProcessContext, stores: T): T {
  const wrapped = Object.entries(stores).map(([port, store]) => {
    const call = (method: string, args: unknown[], run: (args?: unknown[]) => Promise<unknown>) =>
      process.callPlanted(port, method, args, run);
    return [port, interceptCalls(store as object, call)];
  });
  return Object.fromEntries(wrapped) as T;
}

/**
 * Transactions of one process. Nothing comes between their statements, as if they were serializable; they fail at a
 * statement or at their end, or are kept without their process learning it.
 */
export class SimulatedUnitOfWork extends UnitOfWork {
  constructor(
    private readonly process: ProcessContext,
    private readonly unitOfWork: InMemoryUnitOfWork,
    private readonly stores: Repositories,
  ) {
    super();
  }

  async run<T>(work: (tx: TransactionScope) => Promise<T>): Promise<T> {
    const fate = this.drawFate();
    const failsAt = this.process.environment.random.nextInteger(1, MAX_STATEMENT_TO_FAIL);
    return (await this.process.callStore(`transaction (${fate})`, async () => {
      const result = await this.runInner(work, fate, failsAt);
      if (fate === 'ends-after') this.process.end('after a commit');
      if (fate === 'commit-answer-lost') this.fail(fate);
      return result;
    })) as T;
  }

  private drawFate(): TransactionFate {
    if (this.process.environment.isQuiet) return 'fine';
    return this.process.environment.random.pickWeighted<TransactionFate>([
      [88, 'fine'],
      [3, 'statement-failed'],
      [3, 'commit-lost'],
      [3, 'commit-answer-lost'],
      [1, 'ends-before'],
      [1, 'ends-after'],
    ]);
  }

  private runInner<T>(work: (tx: TransactionScope) => Promise<T>, fate: TransactionFate, failsAt: number): Promise<T> {
    const execute = async (tx: TransactionScope): Promise<T> => {
      this.process.isInTransaction = true;
      const statements = this.interceptStatements(tx, fate, failsAt);
      const result = await work(statements).finally(() => {
        this.process.isInTransaction = false;
      });
      if (fate === 'commit-lost') this.fail(fate);
      if (fate === 'ends-before') {
        this.process.end('before a commit');
        throw new DatabaseUnavailableError('The process has ended.');
      }
      return result;
    };
    if (!this.process.environment.planted?.keepsHalfTransactions) return this.unitOfWork.run(execute);
    return this.unitOfWork
      .run(async ({ events }) => ({ events }))
      .then(({ events }) => execute({ ...this.stores, events }));
  }

  private interceptStatements(tx: TransactionScope, fate: TransactionFate, failsAt: number): TransactionScope {
    let statements = 0;
    const wrapped = Object.entries(tx).map(([port, store]) => {
      const call = (method: string, args: unknown[], run: (args?: unknown[]) => Promise<unknown>) => {
        statements += 1;
        if (fate === 'statement-failed' && statements === failsAt) this.fail(fate);
        return this.process.callPlanted(port, method, args, run);
      };
      return [port, interceptCalls(store as object, call)];
    });
    return Object.fromEntries(wrapped) as TransactionScope;
  }

  private fail(fate: 'statement-failed' | 'commit-lost' | 'commit-answer-lost'): never {
    this.process.environment.countFailure(fate, this.process.name);
    throw new DatabaseUnavailableError('terminating connection');
  }
}

/** The way of one process to the mail server. */
export class SimulatedMailTransport extends MailTransport {
  constructor(private readonly process: ProcessContext) {
    super();
  }

  async send(mail: OutgoingMail): Promise<SendResult> {
    return (await this.process.callPlanted('transport', 'send', [mail], ([changed] = [mail]) =>
      this.deliver(changed as OutgoingMail),
    )) as SendResult;
  }

  async checkHealth(): Promise<string | undefined> {
    await this.process.pause();
    return this.process.environment.mailServer.isAway ? 'The mail server is away.' : undefined;
  }

  private async deliver(mail: OutgoingMail): Promise<SendResult> {
    const { environment } = this.process;
    const { mailServer, isQuiet } = environment;
    const delayMs = mailServer.drawDelayMs(isQuiet);
    if (delayMs >= 1_000) environment.countFailure('mail-slow', `${this.process.name}, ${delayMs} ms`);
    await this.process.pause(delayMs / 2);
    const behaviour = mailServer.drawBehaviour(isQuiet);
    const result = mailServer.receive(mail, this.process.name, behaviour);
    environment.log(`${this.process.name} sends ${mail.messageId} to ${mail.to}: ${behaviour}, ${result.kind}`);
    if (behaviour === 'later') environment.countFailure('mail-later', mail.messageId);
    if (result.kind === 'refused') environment.countFailure('mail-refused', mail.messageId);
    if (behaviour === 'take-and-not-tell' && !mailServer.isAway)
      environment.countFailure('mail-taken-untold', mail.messageId);
    if (result.kind === 'accepted') this.process.unrecorded.add(mail.messageId);
    await this.process.pause(delayMs / 2);
    return result;
  }
}
