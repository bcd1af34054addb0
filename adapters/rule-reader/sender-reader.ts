import type { Evidence, RequestSender } from '../../domain/shipment-request/shipment-request.js';
import type { Line } from './lines.js';
import { folded, type NormalText } from './normalise.js';
import { METHOD } from './stream.js';
import { looksLikeName } from './zones.js';

/** Who asks, with the words that say so. */
export interface ReadSender {
  readonly sender: RequestSender;
  readonly evidence: Readonly<Record<string, readonly Evidence[]>>;
}

/** A From header taken apart. */
export interface Mailbox {
  readonly display: string;
  readonly address: string | undefined;
}

const COMPANY =
  /\b(?:s\.? ?a\.?(?: ?s\.?)?|s\.? ?l\.? ?u?\.?|a\/s|aps|oy|sdn|transitari\w*|s\.? ?r\.? ?l\.?|s\.? de r\.? ?l\.?|ltda?|inc|llc|llp|corp|co\.|gmbh|ag|ab|as|nv|bv|b\.v\.|n\.v\.|s\.p\.a|spa|sarl|sas|pte|pty|pvt|plc|kg|cia|compania|company|logistics?|logistica|cargo|freight|forwarding|forwarders?|express|courier|shipping|transport(?:es|e)?|import(?:s|adora|aciones)?|export(?:s|adora|aciones)?|trading|traders?|industri(?:as|al|es)|hospital|clinica|ferreteria|laboratorios?|farmacia|hotel|cooperativa|grupo|group|comercial|distribuidora|international|internacional|supply|machinery|tools|instruments?|technics|airlines?|aerolineas|aduan\w+|agro\w*|auto\w*|textiles?|optica|universidad|fundacion|pastoral|parroquia|plasticos|frenos|tecnica|services?|servicios|solutions|soluciones|seafood|foods|alimentos|restaurante|panaderia|ingenio|brokers?|consol|partners|electro\w+|marimbas|bebidas|imprenta|repuestos|calzado|coatings?|adhesives|lighting|packaging|medical|medtech|optics|overseas|global|air|aero\w*|surf|film|pools|yoga)\b/i;
const ROLE =
  /\b(?:manager|gerente|jef[ea]|director\w*|head|coordinator|coordinador\w*|executive|ejecutiv[oa]|analista|analyst|asistente|assistant|asst|sales|ventas|compras|purchasing|procurement|pricing|trafico|traffic|import(?:aciones)? desk|export office|operations|operaciones|customer service|founder|owner|propietari[oa]|encargad[oa]|department|departamento|depto?|dpto|shipping|receiving|versand|dispatch|logistics coordinator|project logistics|expedici\w+|bodega|despachos|proyectos|dispatcher|engineer|desk|air export|air import|exportacion\w*|importacion\w*|comercio exterior|produktionsleitung)\b/i;
const CONTACT =
  /@|www\.|https?:|\+?\(?\d[\d\s().-]{6,}|\b(?:tel|cel|phone|ph|fax|whatsapp|wechat|pbx|ext|mobile|movil|nit|ruc|rtn|vat|cif|nif|p\.? ?iva|ust)\b/i;
const PHONE = /(?:\+|\()?\d[\d\s().-]{6,18}\d/;
const TITLE = /^(?:ing|lic|licda|licdo|dr|dra|mr|mrs|ms|sr|sra|arq|don|dona|prof|i\. a|p|msc)\.?\s+/i;
const DESK_WORDS =
  /\b(?:dept|desk|notifications?|form|ops|pricing|purchasing|compras|ventas|sales|trafico|export|import|logistica|info|overseas|despachos|importaciones|exportaciones|gestion|accounts|team|office|gerencia|oficina|admin|contabilidad|facturacion|reservas|bookings)\b/i;

/** Takes `Ana Ruiz <ana@norte.example>` and `"RUIZ, ANA" <...>` apart. */
export function mailboxOf(from: string): Mailbox {
  const open = from.lastIndexOf('<');
  const close = from.indexOf('>', open);
  if (open >= 0 && close > open) {
    return {
      display: from.slice(0, open).replace(/["']/g, '').trim(),
      address: addressIn(from.slice(open + 1, close)),
    };
  }
  const address = addressIn(from);
  return {
    display: address
      ? from
          .replace(address, '')
          .replace(/[<>"()]/g, '')
          .trim()
      : from.trim(),
    address,
  };
}

function addressIn(text: string): string | undefined {
  return /[^\s<>"(),;:]{1,64}@[a-z0-9.-]{1,200}/i.exec(text.slice(0, 400))?.[0].toLowerCase();
}

/** The folded names that a signature line may begin with: first name, last name, whole name, local part. */
export function namesOf(mailbox: Mailbox): string[] {
  const person = nameOf(mailbox.display) ?? '';
  const words = folded(person)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3 && !DESK_WORDS.test(word) && !COMPANY.test(word));
  const local = (mailbox.address?.split('@')[0] ?? '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 4 && !DESK_WORDS.test(word));
  return [...new Set([...words, ...local])];
}

/** Who asks: the person and the company of the From line, completed from the signature. */
export function senderOf(
  from: string | undefined,
  normalFrom: NormalText,
  signature: readonly Line[],
  body: NormalText,
  bodyText: string,
  form: { name?: string; company?: string; email?: string; phone?: string },
): ReadSender {
  const mailbox = mailboxOf(normalFrom.text);
  const evidence: Record<string, Evidence[]> = {};
  const inBody = (key: string, line: Line, text: string) => {
    const offset = line.text.indexOf(text);
    const start = body.at[line.from + Math.max(offset, 0)] ?? 0;
    const end = body.at[line.from + Math.max(offset, 0) + text.length] ?? start;
    evidence[key] = [{ part: 'body', start, end, text: bodyText.slice(start, end), method: METHOD }];
  };
  const inFrom = (key: string, text: string) => {
    const offset = Math.max(normalFrom.text.indexOf(text), 0);
    const start = normalFrom.at[offset] ?? 0;
    const end = normalFrom.at[offset + text.length] ?? start;
    evidence[key] = [{ part: 'from', start, end, text: (from ?? '').slice(start, end), method: METHOD }];
  };
  const signed = signature.filter((line) => line.text !== '');
  const pieces = signed
    .flatMap((line) =>
      line.text
        .split(
          /\s*[|·•]\s*|\s+\/\s+|\s{3,}|\s+-\s+|,\s+(?=\p{Lu})(?!S\.|Inc\b|Ltd|Ltda|LLC|Pvt|Pte|C\.V|Co\b|Corp|GmbH|R\.L)/u,
        )
        .map((text) => ({ line, text: text.replace(/^[-*~_=\s]+|[-*~_=,\s]+$/g, '') })),
    )
    .filter(({ text }) => text.length > 1);
  const fromName = nameOf(mailbox.display);
  const signer = signerOf(
    pieces.map(({ text }) => text),
    fromName,
    namesOf(mailbox),
  );
  const signedBy = pieces.find(({ text }) => text === signer);
  const isDisplayed =
    fromName !== undefined && (signer === undefined || (isFull(fromName) && shareWord(signer, fromName)));
  const name = form.name ?? (isDisplayed ? fromName : signer ? properCase(withoutTitles(signer)) : fromName);
  if (name && !form.name) {
    if (signedBy && !isDisplayed) inBody('sender.name', signedBy.line, signedBy.text);
    else inFrom('sender.name', mailbox.display);
  }
  const fromCompany =
    companyOf(mailbox.display) ??
    (fromName && !isDisplayed && isFull(fromName) && !shareWord(signer ?? '', fromName) ? mailbox.display : undefined);
  const listed = pieces.filter(({ text }) => isCompany(text, name));
  const plain = (text: string) => folded(text);
  const marked =
    listed.find(({ text }) => COMPANY.test(plain(text)) && !ROLE.test(plain(text))) ??
    listed.find(({ text }) => COMPANY.test(plain(text)));
  const following = listed.find(
    (piece) => pieces.indexOf(piece) > (signedBy ? pieces.indexOf(signedBy) : -1) && !ROLE.test(plain(piece.text)),
  );
  const ofDomain = form.company || fromCompany || marked ? undefined : companyOfDomain(mailbox.address, body.text);
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
function signerOf(
  texts: readonly string[],
  fromName: string | undefined,
  known: readonly string[],
): string | undefined {
  const own = texts.find((text) => isName(text) && known.some((name) => folded(text).includes(name)));
  if (own) return own;
  if (fromName && texts.some((text) => shareWord(text, fromName) && !COMPANY.test(folded(text)))) return undefined;
  return texts.find((text) => isName(text)) ?? (fromName ? undefined : texts.find((text) => isFirstName(text, known)));
}

function shareWord(one: string, other: string): boolean {
  const words = new Set(
    folded(other)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1),
  );
  return folded(one)
    .split(/[^\p{L}]+/u)
    .some((word) => words.has(word));
}

function withoutTitles(name: string): string {
  return name.replace(TITLE, '').replace(TITLE, '');
}

const MIN_DOMAIN = 5;

/** `istmoveloz.example` names the `Istmo Veloz` of the text: words of it that make up the mail domain's name. */
function companyOfDomain(address: string | undefined, text: string): string | undefined {
  const host =
    address
      ?.slice(address.indexOf('@') + 1)
      .split('.')[0]
      ?.replace(/[^a-z0-9]/g, '') ?? '';
  if (host.length < MIN_DOMAIN) return undefined;
  const words = [...text.slice(0, 20_000).matchAll(/[\p{L}\d&]+/gu)];
  for (let i = 0; i < words.length; i += 1) {
    let joined = '';
    for (let k = i; k < Math.min(words.length, i + 6); k += 1) {
      joined += folded(words[k]?.[0] ?? '');
      if (!host.startsWith(joined)) break;
      const start = words[i]?.index ?? 0;
      const end = (words[k]?.index ?? 0) + (words[k]?.[0].length ?? 0);
      const isWhole = joined === host || (joined.length >= MIN_DOMAIN + 3 && k > i);
      if (
        isWhole &&
        /^\p{Lu}/u.test(text.charAt(start)) &&
        text[start - 1] !== '@' &&
        text[start - 1] !== '.' &&
        !/^@/.test(text.slice(end))
      )
        return longestFrom(words, i, host, text);
    }
  }
  return undefined;
}

function longestFrom(words: readonly RegExpExecArray[], first: number, host: string, text: string): string {
  let joined = '';
  let end = 0;
  for (let k = first; k < Math.min(words.length, first + 6); k += 1) {
    joined += folded(words[k]?.[0] ?? '');
    if (!host.startsWith(joined)) break;
    end = (words[k]?.index ?? 0) + (words[k]?.[0].length ?? 0);
  }
  return text.slice(words[first]?.index ?? 0, end).replace(/\s+/g, ' ');
}

/** The person in a display name: `Tony - Palmetto Brokers` → `Tony`, `"RUIZ, ANA"` → `Ana Ruiz`. */
function nameOf(display: string): string | undefined {
  const bare = display.replace(/\([^)]{0,60}\)/g, '').trim();
  const [head = '', tail] = bare.split(/\s+[-|]\s+/);
  const comma = /^([\p{L} .'-]{2,40}),\s*([\p{L} .'-]{2,40})$/u.exec(head);
  const ordered = comma ? `${comma[2]} ${comma[1]}` : head;
  const text = ordered.replace(TITLE, '').trim();
  if (text === '' || /[@\d]/.test(text) || text.split(/\s+/).length > 6) return undefined;
  const plain = folded(text);
  if (COMPANY.test(plain) || DESK_WORDS.test(plain)) return tail && isName(tail) ? properCase(tail) : undefined;
  if (tail !== undefined && !isName(text) && text.includes(' ')) return undefined;
  return /^\p{Lu}|[^\p{ASCII}]/u.test(text) ? properCase(text) : undefined;
}

function companyOf(display: string): string | undefined {
  const bare = display.replace(/\([^)]{0,60}\)/g, '').trim();
  const parts = bare.split(/\s+[-|]\s+/);
  if (parts.length > 1) {
    const second = parts[1] ?? '';
    const first = parts[0] ?? '';
    const swapped = COMPANY.test(folded(first)) && !COMPANY.test(folded(second)) && isName(second);
    return DESK_WORDS.test(folded(second)) || swapped ? first : second;
  }
  const plain = folded(bare);
  const cleaned = bare.replace(
    /^(?:compras|ventas|despachos|proyectos|facturaci[oó]n|gesti[oó]n|importaciones)\s+(?=\S+\s+\S)/i,
    '',
  );
  if (plain.split(/\s+/).every((word) => DESK_WORDS.test(word))) return undefined;
  if (bare === '' || /@/.test(bare)) return undefined;
  return COMPANY.test(plain) && !looksPersonal(bare) ? cleaned : undefined;
}

function looksPersonal(text: string): boolean {
  return /^(?:ing|lic|dra?|mr|ms|mrs)\b/i.test(text);
}

function isName(text: string): boolean {
  const bare = text.replace(TITLE, '').replace(TITLE, '').trim();
  return looksLikeName(bare) && !COMPANY.test(folded(bare)) && !ROLE.test(folded(bare)) && !CONTACT.test(bare);
}

function isFull(name: string): boolean {
  return name.trim().split(/\s+/).length >= 2;
}

function isFirstName(text: string, known: readonly string[]): boolean {
  const bare = text.replace(TITLE, '').trim();
  const plain = folded(bare);
  const single = /^\p{L}{2,20}$/u.test(bare);
  return (
    single &&
    (known.some((name) => name.startsWith(plain) || plain.startsWith(name)) ||
      (/^\p{Lu}/u.test(bare) &&
        !/^(?:gracias|saludos|thanks|regards|atte|best|cheers|thx|rgds|brgds|compras|ventas|greetings|ta|namaste|bendiciones)$/.test(
          plain,
        ) &&
        !DESK_WORDS.test(plain)))
  );
}

function isCompany(text: string, name: string | undefined): boolean {
  const plain = folded(text);
  if (text.length < 3 || text.length > 80 || CONTACT.test(text) || (name && plain === folded(name))) return false;
  if (name && folded(name).includes(plain)) return false;
  if (
    /^(?:gracias|saludos|thanks|regards|atte|best|kind|cordial\w*|mit|met|quedo|tks|thx|brgds|rgds|b\.?rgds|un |muchas|mil |pura vida|namaste|sent|enviado|cheers|bendiciones|dios|fraternal\w*|sin otro|awaiting|med|liebe|desde)/.test(
      plain,
    )
  )
    return false;
  if (isRoleOnly(plain)) return false;
  return /^[\p{Lu}\d]/u.test(text) || COMPANY.test(plain);
}

function isRoleOnly(plain: string): boolean {
  return (
    ROLE.test(plain) &&
    !/\b(?:s\.?a|ltd|inc|gmbh|llc|s\.?r\.?l|logistic|logistica|cargo|freight|medtech|ab|corp|co)\b/.test(plain)
  );
}

function cleanCompany(text: string): string {
  return text.replace(/\s*\([^)]*$/, '').trim();
}

function properCase(name: string): string {
  if (name !== name.toUpperCase() || name.length < 3) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'-])(\p{L})/gu, (_whole, gap: string, letter: string) => gap + letter.toUpperCase());
}
