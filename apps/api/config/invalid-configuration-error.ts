import { CONFIG_MESSAGES, EXPECTED_VALUE_MESSAGES } from './config.messages.js';

const MAX_SHOWN_LENGTH = 200;
/** What would break the line, or hide what follows, where the message is displayed. */
const NOT_PRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A variable holds a value that cannot be used; the message names the variable. */
export class InvalidConfigurationError extends Error {
  constructor(variable: string, value: string, expected: string) {
    super(CONFIG_MESSAGES.invalidVariable({ variable, value: toPrintable(value), expected }));
    this.name = 'InvalidConfigurationError';
  }
}

function toPrintable(value: string): string {
  const shown = value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value;
  return shown.replace(NOT_PRINTABLE, '?');
}

/** An address that cannot be had to listen at. */
export function createListenError(
  variable: string,
  { host, port }: { readonly host: string; readonly port: number },
  error: unknown,
): InvalidConfigurationError {
  const reason = error instanceof Error ? error.message : String(error);
  return new InvalidConfigurationError(variable, `${host}:${port}`, EXPECTED_VALUE_MESSAGES.freeAddress(reason));
}

/** A data folder that cannot be used. */
export function createDataDirError(folder: string, error: Error): InvalidConfigurationError {
  return new InvalidConfigurationError('DATA_DIR', folder, EXPECTED_VALUE_MESSAGES.writableFolder(error.message));
}
