import { type TransactionScope, UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { HTTP_MESSAGES } from '../http/http.messages.js';
import { requestContext } from '../http/request-context.js';

/**
 * Notes in each transaction of a call under an `Idempotency-Key` that something of it was committed: work and note are
 * stored together or not at all. A call that lost its claim commits nothing.
 */
export class IdempotentUnitOfWork extends UnitOfWork {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  run<T>(work: (tx: TransactionScope) => Promise<T>): Promise<T> {
    const claim = requestContext.getStore()?.callClaim;
    if (!claim) return this.unitOfWork.run(work);
    return this.unitOfWork.run(async (tx) => {
      const result = await work(tx);
      if (await tx.idempotentCalls.recordCommit(claim)) return result;
      throw new DomainError('conflict', HTTP_MESSAGES.keyRunning);
    });
  }
}
