import { HttpException, NotAcceptableException, PayloadTooLargeException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { OMITTED_FILES_TYPE } from '../../../domain/inbound-mail/unparsed-attachments.js';
import { MAX_EMAIL_BYTES, MAX_FORM_BYTES, MAX_FORM_FIELDS, MAX_FORM_PARTS } from '../http/limits.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';
import { MAX_HEADERS_LENGTH } from './mail-headers.js';

/** A file of a form; its content is undefined where it is larger than the server keeps. */
export interface FormFile {
  readonly field: string;
  readonly filename: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly content: Buffer | undefined;
}

/** A form that a mail provider posts. */
export interface ProviderForm {
  /** Values by field name; of several with one name the first. */
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly FormFile[];
}

const LIMITS = {
  fieldNameSize: 200,
  // A raw email in a field may be as large as the largest that is read.
  fieldSize: MAX_EMAIL_BYTES,
  fields: MAX_FORM_FIELDS,
  // Counted below: a provider that is refused for too many files drops the email, or sends it for hours.
  files: Number.POSITIVE_INFINITY,
  parts: MAX_FORM_PARTS + 1,
  headerPairs: 50,
};
/** The fields that hold an email's body, or the whole email; all others hold headers, or what a provider made of them. */
const BODY_FIELDS: ReadonlySet<string> = new Set([
  ...['body-plain', 'body-html', 'body-mime', 'stripped-text', 'stripped-html', 'stripped-signature'],
  ...['text', 'html', 'email'],
]);
/** Files of a form that are kept; of more only the number is. */
const MAX_FILES = 200;

/**
 * Reads a multipart or urlencoded form in bounded memory.
 * @param maxFileBytes files beyond this are counted and let go
 * @throws DomainError `invalid` where the form ends early, NotAcceptableException where the body is no form, PayloadTooLargeException where it is far too large
 */
export async function parseProviderForm(request: FastifyRequest, maxFileBytes: number): Promise<ProviderForm> {
  if (!request.isMultipart()) return parseUrlencodedForm(request);
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw createTooLargeError();
  try {
    return await parseMultipartForm(request, maxFileBytes);
  } catch (error) {
    discardRest(request);
    if (error instanceof HttpException || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new DomainError('invalid', INBOUND_MAIL_MESSAGES.incompleteForm);
  }
}

/** Lets go what is still to come: the parser would take a refused form apart to its end, and everybody else would wait. */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

async function parseMultipartForm(request: FastifyRequest, maxFileBytes: number): Promise<ProviderForm> {
  const fields: Record<string, string> = {};
  const files: FormFile[] = [];
  let droppedFiles = 0;
  let bytes = 0;
  let parts = 0;
  const count = (more: number) => {
    bytes += more;
    if (bytes > MAX_FORM_BYTES) throw createTooLargeError();
  };
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize: MAX_FORM_BYTES } })) {
    parts += 1;
    if (parts > MAX_FORM_PARTS) throw createTooLargeError();
    if (part.type === 'field') {
      const value = typeof part.value === 'string' ? part.value : '';
      count(value.length);
      if (!Object.hasOwn(fields, part.fieldname)) fields[part.fieldname] = value;
      continue;
    }
    const isWithinLimit = files.length < MAX_FILES;
    const file = await readFormFile(part, isWithinLimit ? maxFileBytes : 0, count);
    if (isWithinLimit) files.push(file);
    else droppedFiles += 1;
  }
  return { fields, files: droppedFiles > 0 ? [...files, createPlaceholderFile(droppedFiles)] : files };
}

/** Stands for files that nobody has looked at, so that a person does. */
function createPlaceholderFile(droppedFiles: number): FormFile {
  const filename = INBOUND_MAIL_MESSAGES.moreAttachments(droppedFiles.toLocaleString('en-US'));
  return { field: '', filename, contentType: OMITTED_FILES_TYPE, sizeBytes: 0, content: undefined };
}

async function readFormFile(
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

function parseUrlencodedForm({ body, headers }: FastifyRequest): ProviderForm {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (!isForm || typeof body !== 'object' || body === null)
    throw new NotAcceptableException(INBOUND_MAIL_MESSAGES.noForm);
  const entries = Object.entries(body).flatMap(([name, value]): Array<[string, string]> => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' ? [[name, first]] : [];
  });
  return { fields: Object.fromEntries(entries), files: [] };
}

/** A form without the fields of headers that are too long to be read, and whether there were any. */
export function dropLongHeaders({ fields, files }: ProviderForm): {
  readonly form: ProviderForm;
  readonly hasDropped: boolean;
} {
  const entries = Object.entries(fields);
  const kept = entries.filter(([name, value]) => BODY_FIELDS.has(name) || value.length <= MAX_HEADERS_LENGTH);
  return { form: { fields: Object.fromEntries(kept), files }, hasDropped: kept.length < entries.length };
}

function createTooLargeError(): PayloadTooLargeException {
  return new PayloadTooLargeException(INBOUND_MAIL_MESSAGES.formTooLarge);
}
