import type { ChargeCode, ChargeCodeContent } from './charge-code.js';

/** The kinds of charge of the tariff; the specification's ten are there from the beginning. */
export abstract class ChargeCodeRepository {
  /** By code. */
  abstract all(): Promise<readonly ChargeCode[]>;
  abstract find(id: number): Promise<ChargeCode | undefined>;
  /** The same, locked against other changes until the calling unit of work ends. */
  abstract findForUpdate(id: number): Promise<ChargeCode | undefined>;
  /** @throws DomainError `conflict` for a code that is there. */
  abstract add(content: ChargeCodeContent): Promise<ChargeCode>;
  /**
   * The code itself stays as it is. @param version the version that was edited; undefined overwrites any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  abstract replace(id: number, content: ChargeCodeContent, version?: number): Promise<ChargeCode>;
  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version and where rates refer to it
   */
  abstract remove(id: number, version?: number): Promise<void>;
}
