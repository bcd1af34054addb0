import type { Evidence, RequestSender } from '../../../../domain/quoting/shipment-request.js';
import type { Line } from '../text/lines.js';
import { foldText, type NormalText } from '../text/normalize-text.js';
import { EXTRACTION_METHOD } from '../text/token-stream.js';
import { findCompanyOfDomain } from './domain-company.js';
import {
  COMPANY_WORDS,
  CONTACT_DETAILS,
  DEPARTMENT_WORDS,
  extractPersonalName,
  findCompanyName,
  isFullName,
  isName,
  PERSONAL_TITLE,
  parseMailbox,
  ROLE_WORDS,
  splitNames,
  toProperCase,
} from './mailbox.js';
import { resolveSenderCompany } from './sender-company.js';

/** The requester, with evidence. */
export interface ExtractedSender {
  readonly sender: RequestSender;
  readonly evidence: Readonly<Record<string, readonly Evidence[]>>;
}

/** What a company's name ends with. */
const LEGAL_FORM =
  /\b(?:inc|llc|llp|ltda?|limited|corp|gmbh|ag|b\.?v|n\.?v|s\.?p\.?a|s\.?r\.?l|s\.?a\.?s?|s\.? ?a\.? de c\.? ?v|s\. ?de r\. ?l|oy|aps|plc|kg|pty|pvt|sarl|co)\.?\)?$/;
/** `Logística Solaris`: the department first, then the company's name. */
const DEPARTMENT_OF =
  /^(?:(?:depto|dpto|departamento|dept|department)\.? (?:de |of )?\S+ \S+|(?:logistica|compras|ventas|importaciones|exportaciones|operaciones|trafico) \S+)$/;
/** `No. 18, 3rd Industrial Rd`, `3044 AS`, `Industrieweg 14`: an address, not a name. */
const ADDRESS_LIKE =
  /^no\.? ?\d|^\d+ ?(?:m|mts?|metros|varas|km|cuadras|c)\b|^\d{4,5}(?: [a-z]{2})?$|\b(?:road|rd|street|st|ave|avenue|blvd|suite|highway|calle|avenida|carretera|calzada|strasse|weg)\b.*\d|\d.*\b(?:road|rd|street|st|ave|avenue|blvd|highway|calle|avenida|strasse|piso|floor)\b/;
/** `Nguyen Thi Lan (Ms.)`. */
const ADDRESSED_AS = /(?<!\s)\s*\((?:mr|ms|mrs|miss|sr|sra|srta)\.?\)/i;
/** `TKS/RAY`, `Gracias, Eva Lima`: the closing word before the name. */
const CLOSED_BY = /^(?:tks|thx|thanks|rgds|brgds|slds|saludos|gracias|regards|cheers)\s*[/,-]\s*(?=\p{L})/iu;
const PHONE = /(?:\+|\()?\d[\d\s().-]{6,18}\d/;

/** The requester: person and company of the From line, completed from the signature. */
export function extractSender(
  from: string | undefined,
  normalFrom: NormalText,
  signature: readonly Line[],
  body: NormalText,
  bodyText: string,
  form: { name?: string; company?: string; email?: string; phone?: string },
): ExtractedSender {
  const mailbox = parseMailbox(normalFrom.text);
  const evidence: Record<string, Evidence[]> = {};
  const inBody = (key: string, line: Line, text: string) => {
    const offset = line.text.indexOf(text);
    const start = body.at[line.from + Math.max(offset, 0)] ?? 0;
    const end = body.at[line.from + Math.max(offset, 0) + text.length] ?? start;
    evidence[key] = [{ part: 'body', start, end, text: bodyText.slice(start, end), method: EXTRACTION_METHOD }];
  };
  const inFrom = (key: string, text: string) => {
    const offset = Math.max(normalFrom.text.indexOf(text), 0);
    const start = normalFrom.at[offset] ?? 0;
    const end = normalFrom.at[offset + text.length] ?? start;
    evidence[key] = [{ part: 'from', start, end, text: (from ?? '').slice(start, end), method: EXTRACTION_METHOD }];
  };
  const signed = signature.filter((line) => line.text !== '');
  const pieces = signed
    .flatMap((line) =>
      line.text
        .split(
          /\s*[|·•]\s*|\s+\/\s+|\s{3,}|\s+-\s+|,\s+(?=\p{Lu})(?!S\.|Inc\b|Ltd|Ltda|LLC|Pvt|Pte|C\.V|Co\b|Corp|GmbH|R\.L)/u,
        )
        .map((text) => ({
          line,
          text: text
            .replace(ADDRESSED_AS, '')
            .replace(CLOSED_BY, '')
            .replace(/^[-*~_=\s]+/, '')
            .replace(/(?<![-*~_=,\s])[-*~_=,\s]+$/, ''),
        })),
    )
    .filter(({ text }) => text.length > 1);
  const senderCompany = resolveSenderCompany(
    mailbox,
    signed.map((line) => pieces.filter((piece) => piece.line === line).map(({ text }) => text)),
  );
  const fromName = senderCompany ? undefined : extractPersonalName(mailbox.display);
  const signer =
    senderCompany?.contact ??
    findSigner(
      pieces.map(({ text }) => text),
      fromName,
      splitNames(mailbox),
    );
  const signedBy = pieces.find(({ text }) => signer !== undefined && foldText(text) === foldText(signer));
  const isDisplayed =
    fromName !== undefined && (signer === undefined || (isFullName(fromName) && haveCommonWord(signer, fromName)));
  const name = form.name ?? (isDisplayed ? fromName : signer ? toProperCase(removeTitles(signer)) : fromName);
  if (name && !form.name) {
    if (signedBy && !isDisplayed) inBody('sender.name', signedBy.line, signedBy.text);
    else inFrom('sender.name', mailbox.display);
  }
  const displayed = senderCompany?.company ?? findCompanyName(mailbox.display);
  const isDepartment =
    DEPARTMENT_OF.test(foldText(displayed ?? '')) &&
    signature.some((line) => haveCommonWord(line.text, displayed ?? ''));
  const fromCompany =
    (isDepartment ? undefined : displayed) ??
    (fromName && !isDisplayed && isFullName(fromName) && !haveCommonWord(signer ?? '', fromName)
      ? mailbox.display
      : undefined);
  const listed = pieces.filter(({ text }) => isCompany(text, name));
  const plain = (text: string) => foldText(text);
  const marked =
    listed.find(({ text }) => LEGAL_FORM.test(plain(text)) && !ROLE_WORDS.test(plain(text))) ??
    listed.find(({ text }) => COMPANY_WORDS.test(plain(text)) && !ROLE_WORDS.test(plain(text))) ??
    listed.find(({ text }) => COMPANY_WORDS.test(plain(text)));
  const following = listed.find(
    (piece) =>
      pieces.indexOf(piece) > (signedBy ? pieces.indexOf(signedBy) : -1) && !ROLE_WORDS.test(plain(piece.text)),
  );
  const ofDomain = form.company || fromCompany || marked ? undefined : findCompanyOfDomain(mailbox.address, body.text);
  const signedCompany = marked ?? following;
  const company =
    form.company ??
    fromCompany ??
    (marked ? cleanCompany(marked.text) : (ofDomain ?? (following ? cleanCompany(following.text) : undefined)));
  if (company && !form.company) {
    if (fromCompany) inFrom('sender.company', fromCompany);
    else if (signedCompany && !ofDomain) inBody('sender.company', signedCompany.line, signedCompany.text);
  }
  const phoneLine =
    signed.find((line) => PHONE.test(line.text) && !/\b(?:nit|ruc|rtn|cedula|iban|swift|vat|nif)\b/.test(line.fold)) ??
    undefined;
  const phone = form.phone ?? (phoneLine ? PHONE.exec(phoneLine.text)?.[0].trim() : undefined);
  if (phone && phoneLine && !form.phone) inBody('sender.phone', phoneLine, phone);
  if (mailbox.address) inFrom('sender.email', mailbox.address);
  const addressLine = signed.find(
    (line) =>
      /\b(?:street|st\.|ave|avenida|av\.|calle|road|rd|dr|pkwy|blvd|suite|zona \d|local \d|unit \d|via|strasse|gasse|cra\.|km \d)\b/.test(
        line.fold,
      ) || /\b[A-Z]{2} \d{5}\b/.test(line.text),
  );
  return {
    sender: { name, company, email: form.email ?? mailbox.address, phone, address: addressLine?.text },
    evidence,
  };
}

/** Who signs: the one who shares a name with the mailbox, else a full name, else a first name. */
function findSigner(
  texts: readonly string[],
  fromName: string | undefined,
  known: readonly string[],
): string | undefined {
  const named = texts.filter((text) => isName(text) && !DEPARTMENT_WORDS.test(foldText(text)));
  const own = named.find((text) => known.some((name) => foldText(text).includes(name)));
  if (own) return own;
  if (fromName && texts.some((text) => haveCommonWord(text, fromName) && !COMPANY_WORDS.test(foldText(text))))
    return undefined;
  return named[0] ?? (fromName ? undefined : texts.find((text) => isFirstName(text, known)));
}

function haveCommonWord(one: string, other: string): boolean {
  const words = new Set(
    foldText(other)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1),
  );
  return foldText(one)
    .split(/[^\p{L}]+/u)
    .some((word) => words.has(word));
}

function removeTitles(name: string): string {
  return name.replace(PERSONAL_TITLE, '').replace(PERSONAL_TITLE, '');
}

function isFirstName(text: string, known: readonly string[]): boolean {
  const bare = text.replace(PERSONAL_TITLE, '').trim();
  const plain = foldText(bare);
  const single = /^\p{L}{2,20}$/u.test(bare);
  return (
    single &&
    (known.some((name) => name.startsWith(plain) || plain.startsWith(name)) ||
      (/^\p{Lu}/u.test(bare) &&
        !/^(?:gracias|saludos|thanks|regards|atte|atentamente|cordialmente|slds|best|cheers|thx|tks|tnx|kr|br|rgds|brgds|compras|ventas|greetings|ta|namaste|bendiciones)$/.test(
          plain,
        ) &&
        !DEPARTMENT_WORDS.test(plain)))
  );
}

function isCompany(text: string, name: string | undefined): boolean {
  const plain = foldText(text);
  if (text.length < 3 || text.length > 80 || CONTACT_DETAILS.test(text) || (name && plain === foldText(name)))
    return false;
  if (name && foldText(name).includes(plain)) return false;
  if (
    /^(?:gracias|saludos|thanks|regards|atte|best|kind|cordial\w*|mit|met|quedo|tks|thx|brgds|rgds|b\.?rgds|un |muchas|mil |pura vida|namaste|sent|enviado|cheers|bendiciones|dios|fraternal\w*|sin otro|awaiting|med|liebe|desde)/.test(
      plain,
    )
  )
    return false;
  if (isRoleOnly(plain) || isDepartmentOnly(plain)) return false;
  if (ADDRESS_LIKE.test(plain) && !LEGAL_FORM.test(plain)) return false;
  return /^[\p{Lu}\d]/u.test(text) || COMPANY_WORDS.test(plain);
}

/** `Export`, `Logistics`, `Ufficio export`: a department and no company. */
function isDepartmentOnly(plain: string): boolean {
  return plain
    .split(/[\s,/&-]+/)
    .every((word) => DEPARTMENT_WORDS.test(word) || /^(?:y|and|e|de|of|supply|chain)$/.test(word));
}

/** A person's position in a company, without the rest of the line. */
const PERSONAL_ROLE =
  /\b(?:manager|gerente|jef[ea]|director|head|coordinat|coordinador|executive|ejecutiv|analist|analyst|asistente|assistant|asst|officer|encargad|engineer|dispatcher|founder|owner|propietari)\w*/;
/** `Ferrero Importaciones`, `Proyectos Andinos`: a name beside what the company does. */
const TRADE_NAMES =
  /^(?:[a-z&]{3,} )+(?:importaciones|exportaciones|proyectos)$|^(?:importaciones|exportaciones|proyectos) [a-z]{4,}/;

function isRoleOnly(plain: string): boolean {
  if (!PERSONAL_ROLE.test(plain) && TRADE_NAMES.test(plain)) return false;
  return (
    ROLE_WORDS.test(plain) &&
    !/\b(?:s\.?a|ltd|inc|gmbh|llc|s\.?r\.?l|logistic|logistica|cargo|freight|medtech|ab|corp|co)\b/.test(plain)
  );
}

function cleanCompany(text: string): string {
  const own = /\p{Lu}/u.test(text) ? text : (text.split(',')[0] ?? text);
  const unclosed = own.indexOf('(', own.lastIndexOf(')') + 1);
  return (unclosed < 0 ? own : own.slice(0, unclosed)).trim();
}
