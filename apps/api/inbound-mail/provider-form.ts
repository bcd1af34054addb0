import { HttpException, PayloadTooLargeException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MANY_FILES } from '../../../domain/inbound-mail/unparsed-attachments.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';

/** A file of a form; its content is undefined where it is larger than the desk keeps. */
export interface FormFile {
  readonly field: string;
  readonly filename: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly content: Buffer | undefined;
}

/** A form that a mail provider posts. */
export interface MailForm {
  /** Values by field name; of several with one name the first. */
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly FormFile[];
}

/** A raw email in a field may be as large as the largest that is read. */
const LONGEST_FIELD_BYTES = 30 * 1024 * 1024;
/** Beyond this a call is cut off: no provider takes mail that large. */
export const LARGEST_FORM_BYTES = 60 * 1024 * 1024;
const LIMITS = {
  fieldNameSize: 200,
  fieldSize: LONGEST_FIELD_BYTES,
  fields: 300,
  // Counted below: a provider that is refused for too many files drops the email, or sends it for hours.
  files: Number.POSITIVE_INFINITY,
  parts: Number.POSITIVE_INFINITY,
  headerPairs: 50,
};
/** Files of a form that are kept; of more only the number is. */
const MOST_FILES = 200;

/**
 * Reads a multipart or urlencoded form in bounded memory.
 * @param maxFileBytes files beyond this are counted and let go
 * @throws RuleViolation `invalid` where the body is no form, PayloadTooLargeException where it is far too large
 */
export async function mailFormOf(request: FastifyRequest, maxFileBytes: number): Promise<MailForm> {
  if (!request.isMultipart()) return urlencodedForm(request.body);
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_FORM_BYTES) throw tooLarge();
  try {
    return await multipartForm(request, maxFileBytes);
  } catch (fault) {
    if (fault instanceof HttpException || (fault instanceof Error && 'statusCode' in fault)) throw fault;
    throw new RuleViolation('invalid', 'The form is not whole.');
  }
}

async function multipartForm(request: FastifyRequest, maxFileBytes: number): Promise<MailForm> {
  const fields: Record<string, string> = {};
  const files: FormFile[] = [];
  let others = 0;
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    if (bytes > LARGEST_FORM_BYTES) throw tooLarge();
  };
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize: LARGEST_FORM_BYTES } })) {
    if (part.type === 'field') {
      const value = typeof part.value === 'string' ? part.value : '';
      count(value.length);
      if (!Object.hasOwn(fields, part.fieldname)) fields[part.fieldname] = value;
      continue;
    }
    const isKept = files.length < MOST_FILES;
    const file = await fileOf(part, isKept ? maxFileBytes : 0, count);
    if (isKept) files.push(file);
    else others += 1;
  }
  return { fields, files: others > 0 ? [...files, letGo(others)] : files };
}

/** Stands for files that nobody has looked at, so that a person does. */
function letGo(others: number): FormFile {
  const filename = `${others.toLocaleString('en-US')} more attachments`;
  return { field: '', filename, contentType: MANY_FILES, sizeBytes: 0, content: undefined };
}

async function fileOf(
  part: { fieldname: string; filename: string; mimetype: string; file: AsyncIterable<Buffer> },
  maxFileBytes: number,
  count: (more: number) => void,
): Promise<FormFile> {
  let chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of part.file) {
    sizeBytes += chunk.length;
    count(chunk.length);
    if (sizeBytes <= maxFileBytes) chunks.push(chunk);
    else chunks = [];
  }
  return {
    field: part.fieldname,
    filename: part.filename || 'attachment',
    contentType: part.mimetype,
    sizeBytes,
    content: sizeBytes <= maxFileBytes ? Buffer.concat(chunks) : undefined,
  };
}

function urlencodedForm(body: unknown): MailForm {
  if (typeof body !== 'object' || body === null) throw new RuleViolation('invalid', 'The body must be a form.');
  const entries = Object.entries(body).flatMap(([name, value]): Array<[string, string]> => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' ? [[name, first]] : [];
  });
  return { fields: Object.fromEntries(entries), files: [] };
}

function tooLarge(): PayloadTooLargeException {
  return new PayloadTooLargeException('The form is larger than any email that is read.');
}
