import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { logOf } from '../../../../../apps/api/infrastructure/logger.js';

const CANARY = 'forty crates of canary seed';

/** What the log writes of a fault. */
function written(fault: unknown): string {
  const lines: string[] = [];
  logOf('info', { write: (line) => lines.push(line) }).error({ fault, emailId: 7 }, 'work failed');
  return lines.join('');
}

describe('The log', () => {
  const driverFault = Object.assign(new Error(`invalid input syntax for type integer: "${CANARY}"`), {
    ...{ code: '22P02', severity: 'ERROR', detail: `Failing row contains (${CANARY})`, where: CANARY },
  });

  it('says what failed and where, and no word of the email that a statement was given', () => {
    const fault = new QueryFailedError('INSERT INTO incoming_email VALUES ($1)', [CANARY], driverFault);
    for (const thrown of [fault, driverFault, new Error('The email was not kept.', { cause: fault })]) {
      const line = written(thrown);
      expect(line).not.toContain('canary');
      expect(line).toContain('log.spec');
      expect(line).toContain('"emailId":7');
    }
    expect(JSON.parse(written(fault))).toMatchObject({
      fault: {
        type: 'QueryFailedError',
        message: 'invalid input syntax for type integer',
        code: '22P02',
        query: 'INSERT INTO incoming_email VALUES ($1)',
      },
    });
  });

  it('repeats no value, however it is quoted and whoever quotes it', () => {
    const parsed = (text: string) => {
      try {
        return JSON.parse(text) as unknown;
      } catch (fault) {
        return fault;
      }
    };
    const faults = [
      Object.assign(new Error(`value "${CANARY}" is out of range for type integer`), {
        code: '22003',
        severity: 'ERROR',
      }),
      Object.assign(new Error(`la sintaxis de entrada no es válida: «${CANARY}»`), {
        code: '22P02',
        severity: 'ERROR',
      }),
      parsed(CANARY),
      new Error(`No such place: "${CANARY}\n    at ${CANARY}`),
    ];
    for (const fault of faults) expect(written(fault)).not.toContain('canary');
    const broken = 'duplicate key value violates unique constraint "work_once"';
    expect(JSON.parse(written(Object.assign(new Error(broken), { code: '23505', severity: 'ERROR' })))).toMatchObject({
      fault: { message: broken },
    });
  });

  it('names the cause of a fault, and takes what is no fault', () => {
    const fault = new Error('The mail server is away.', { cause: Object.assign(new Error('refused'), { code: 'EX' }) });
    expect(JSON.parse(written(fault))).toMatchObject({
      fault: { type: 'Error', message: 'The mail server is away.', cause: { message: 'refused', code: 'EX' } },
    });
    expect(JSON.parse(written('nothing')).fault).toBe('nothing');
  });
});
