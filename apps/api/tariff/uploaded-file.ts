import type { FastifyRequest } from 'fastify';
import { type ImportedFile, MAX_IMPORT_BYTES } from '../../../application/tariff/import/import-rates.js';
import { parseColumnMapping } from '../../../application/tariff/import/sheet-columns.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';

const MAX_NAME_LENGTH = 200;
const MAX_FIELD_BYTES = 64 * 1024;

/** The file of a form, and what was said about it. @throws DomainError `invalid` where there is none */
export async function readUploadedFile(request: FastifyRequest): Promise<ImportedFile> {
  // One byte more than may be: a file that is cut there is too large.
  const limits = { fileSize: MAX_IMPORT_BYTES + 1, files: 1, fields: 5, fieldSize: MAX_FIELD_BYTES };
  const options = { limits, throwFileSizeLimit: false };
  const fields = new Map<string, string>();
  let file: Pick<ImportedFile, 'name' | 'bytes'> | undefined;
  if (request.isMultipart()) {
    for await (const part of request.parts(options)) {
      // A part of bytes need not say what it is called, whatever its type promises.
      const name = ((part as { readonly filename?: string }).filename ?? '').slice(0, MAX_NAME_LENGTH);
      if (part.type === 'file') file = { name, bytes: await part.toBuffer() };
      else fields.set(part.fieldname, String(part.value));
    }
  }
  if (!file)
    throw new DomainError('invalid', TARIFF_MESSAGES.noFile, [{ field: 'file', message: TARIFF_MESSAGES.noFile }]);
  const mapping = fields.get('mapping');
  return {
    ...file,
    mapping: mapping === undefined ? undefined : parseColumnMapping(parseJson(mapping)),
    currency: fields.get('currency'),
    endsPrevious: fields.get('endsPrevious') === 'true',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('invalid', TARIFF_MESSAGES.noMapping, [
      { field: 'mapping', message: TARIFF_MESSAGES.noMapping },
    ]);
  }
}
