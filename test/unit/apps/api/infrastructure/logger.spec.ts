import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { createLogger } from '../../../../../apps/api/infrastructure/logger.js';

const CANARY = 'forty crates of canary seed';

/** What the log writes of a fault. */
function captureLog(error: unknown): string {
  const lines: string[] = [];
  createLogger('info', { write: (line) => lines.push(line) }).error({ error: error, emailId: 7 }, 'work failed');
  return lines.join('');
}

describe('The log', () => {
  const driverError = Object.assign(new Error(`invalid input syntax for type integer: "${CANARY}"`), {
    ...{ code: '22P02', severity: 'ERROR', detail: `Failing row contains (${CANARY})`, where: CANARY },
  });

  it('says what failed and where, and no word of the email that a statement was given', () => {
    const error = new QueryFailedError('INSERT INTO inbound_email VALUES ($1)', [CANARY], driverError);
    for (const thrown of [error, driverError, new Error('The email was not kept.', { cause: error })]) {
      const line = captureLog(thrown);
      expect(line).not.toContain('canary');
      expect(line).toContain('logger.spec');
      expect(line).toContain('"emailId":7');
    }
    expect(JSON.parse(captureLog(error))).toMatchObject({
      error: {
        type: 'QueryFailedError',
        message: 'invalid input syntax for type integer',
        code: '22P02',
        query: 'INSERT INTO inbound_email VALUES ($1)',
      },
    });
  });

  it('repeats no value, however it is quoted and whoever quotes it', () => {
    const parseLine = (text: string) => {
      try {
        return JSON.parse(text) as unknown;
      } catch (error) {
        return error;
      }
    };
    const errors = [
      Object.assign(new Error(`value "${CANARY}" is out of range for type integer`), {
        code: '22003',
        severity: 'ERROR',
      }),
      Object.assign(new Error(`la sintaxis de entrada no es válida: «${CANARY}»`), {
        code: '22P02',
        severity: 'ERROR',
      }),
      parseLine(CANARY),
      new Error(`No such place: "${CANARY}\n    at ${CANARY}`),
    ];
    for (const error of errors) expect(captureLog(error)).not.toContain('canary');
    const broken = 'duplicate key value violates unique constraint "work_once"';
    expect(
      JSON.parse(captureLog(Object.assign(new Error(broken), { code: '23505', severity: 'ERROR' }))),
    ).toMatchObject({
      error: { message: broken },
    });
  });

  it('names the cause of a fault, and takes what is no fault', () => {
    const error = new Error('The mail server is away.', { cause: Object.assign(new Error('refused'), { code: 'EX' }) });
    expect(JSON.parse(captureLog(error))).toMatchObject({
      error: { type: 'Error', message: 'The mail server is away.', cause: { message: 'refused', code: 'EX' } },
    });
    expect(JSON.parse(captureLog('nothing')).error).toBe('nothing');
  });
});
