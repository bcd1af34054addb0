import { findExactLabelField } from './label-phrases.js';
import type { Line } from './lines.js';
import { foldText } from './normalize-text.js';

/** A layer's lines by what they are for. */
export interface SignatureZones {
  readonly body: readonly Line[];
  readonly signature: readonly Line[];
  /** Whether lines that speak to a machine were left out. */
  readonly addressesMachine: boolean;
}

const CLOSING =
  /^(?:(?:many |muchas |mil |gracias mil|tks |thx |thks )?(?:thanks|thank you|gracias|tks|thx|thnks|danke|grazie|merci)(?: a lot| a bunch| in advance| mil| de antemano| so much| very much| (?:&|\+|and|y|n) (?:best |kind |b\.?)?(?:regards|rgds|saludos|brgds))?|gracias \/ thanks|thanks \/ gracias|saludos|saludos cordiales|cordiales saludos|un (?:cordial |fuerte )?(?:saludo|abrazo)|cordial saludo|cordialmente|atte|atentamente|muy atentamente|saludos y gracias|gracias y saludos|respetuosamente|fraternalmente|best|best regards|kind regards|regards|rgds|brgds|b\.?rgds|brgs|grs|kr|br|b\.r|with (?:kind |best |warm )?regards|warm regards|many regards|sincerely|yours (?:sincerely|faithfully|truly)|cheers|ta|quedo atent[oa]|quedo pendiente|quedamos atentos|quedo a la espera|namaste|pura vida|dios les pague|bendiciones|cordiali saluti|mit freundlichen gru(?:ss|ß)en|liebe gru(?:ss|ß)e|gru(?:ss|ß)|(?:tks|thx|thanks|gracias) (?:b\.?)?(?:rgds|regards|brgds|saludos)|tks n rgds|tks & (?:b\.?)?rgds|thanks & rgds|regards \/ saludos|saludos \/ regards|feliz dia|buen dia|agradecid[oa]|hasta pronto|quedo de usted(?:es)?|slds|mfg|cdt|cordialement|bien a vous|med vennlig hilsen|vennlig hilsen|met vriendelijke groet|hugs|abrazos)(?:[ ,.!/-]+.{0,32})?$/;
const FOOTER =
  /\b(?:confidential(?:ity)?|confidencial(?:es|idad)?|intended solely|intended (?:exclusively )?for the|disclaimer|recibio (?:este correo )?por error|received (?:it|this) in error|antes de imprimir|before printing|piense en el (?:medio ambiente|planeta)|libre de virus|virus[- ]free|verificado por|scanned (?:by|for)|originated from outside|external (?:sender|email|mail)|correo externo|don't often get (?:mail|email)|no suele recibir correo|unsubscribe|cancelar suscripcion|aviso legal|proteccion de datos|privileged|ley n?\.? ?o?\.? ?\d{2,5}|law \d{3,5})\b/;
const DEVICE =
  /^(?:sent from my|enviado desde mi|get outlook for|obtener outlook|sent via|von meinem .{2,30} gesendet|sent with)\b/;
const TO_MACHINE =
  /(?:note to (?:the )?(?:automated |ai )?(?:assistant|system|bot|ai)\b|nota (?:al?|para el) (?:asistente|sistema|bot|robot)\b|automated assistant|quotation assistant|extraction agent|ai (?:agent|assistant)|asistente (?:automatico|de cotizacion|virtual)|^\W{0,6}(?:asistente|assistant|system|sistema)\s?:|[[(<#]\s?(?:asistente|assistant|system|sistema|sys)\s?:|system override|<<\/?sys>>|(?:ignore|ignora|disregard|olvida)\s(?:all |your |any |the |previous |todas |tus |sus |las )+(?:\w+ )?(?:rules|instructions|reglas|instrucciones)|previous instructions|instrucciones anteriores|instruccion(?:es)? para el (?:sistema|asistente)|reglas anteriores)/;
const AFTERTHOUGHT = /^(?:p\.?\s?d\.?|p\.?\s?s\.?|n\.?b\.?|ps|pd|nota|correccion|correction|edit|update)\s?[:.-]/;
const CARGO =
  /\d\s?(?:kgs?|kilos?|lbs?|libras|pounds|cbm|m3|cft|#)(?![a-z])|\d\s?[x*×]\s?\d{1,4}(?:[.,]\d+)?\s?(?:cm|in|")?\s?[x*×]\s?\d|\b\d{1,4}\s?(?:pcs|ctns?|plts?|pallets?|cajas|bultos|tarimas|boxes|cartons|crates|skids)\b/;
const CONTACT_START = /^(?:tel|cel|phone|ph|t|m|mobile|movil|whatsapp|telefono|cell|pbx|fax|www|http)\b\.?\s?[:.+(\d]/;
const GREETING = /^(?:hola|hi|hey|hello|dear|estimad[oa]s?|buen(?:os|as)?|good|senor(?:es|a)?|dr|attn|respected)\b/;
const MAX_SIGNATURE_LINE = 110;
/** A signature is within this many last lines of a message. */
const MAX_TAIL = 120;

/** Separates a layer's lines into body, signature and boilerplate (notices, banners, instructions to machines). */
export function splitZones(
  lines: readonly Line[],
  senderNames: readonly string[],
  companies: readonly string[] = [],
): SignatureZones {
  const { remaining, addressesMachine } = removeNotices(lines);
  const start = findSignatureStart(remaining, senderNames, companies);
  if (start < 0) return { body: remaining, signature: [], addressesMachine };
  const body: Line[] = remaining.slice(0, start);
  const signature: Line[] = [];
  let afterthought = false;
  for (const line of remaining.slice(start)) {
    if (AFTERTHOUGHT.test(line.fold)) afterthought = true;
    const bears = CARGO.test(line.fold) && !/\b(?:tel|cel|phone|fax|pbx)\b/.test(line.fold);
    if (afterthought || bears || line.text.length > 2 * MAX_SIGNATURE_LINE) body.push(line);
    else signature.push(line);
  }
  return { body, signature, addressesMachine };
}

function removeNotices(lines: readonly Line[]): { remaining: Line[]; addressesMachine: boolean } {
  const remaining: Line[] = [];
  let addressesMachine = false;
  let notice: 'none' | 'footer' | 'machine' = 'none';
  for (const line of lines) {
    if (line.text === '') {
      notice = 'none';
      remaining.push(line);
      continue;
    }
    if (TO_MACHINE.test(line.fold)) {
      addressesMachine = true;
      const at = line.fold.search(TO_MACHINE);
      const before = Math.max(
        line.fold.lastIndexOf('.', at),
        line.fold.lastIndexOf('[', at),
        line.fold.lastIndexOf('#', at),
        0,
      );
      if (before > 12)
        remaining.push({
          ...line,
          to: line.from + before,
          text: line.text.slice(0, before),
          fold: line.fold.slice(0, before),
        });
      notice = 'machine';
    } else if (notice === 'none' && (DEVICE.test(line.fold) || (FOOTER.test(line.fold) && !CARGO.test(line.fold))))
      notice = 'footer';
    else if (notice === 'footer' && CARGO.test(line.fold)) notice = 'none';
    if (notice === 'none') remaining.push(line);
    if (DEVICE.test(line.fold) && notice === 'footer') notice = 'none';
  }
  return { remaining, addressesMachine };
}

function findSignatureStart(
  lines: readonly Line[],
  senderNames: readonly string[],
  companies: readonly string[],
): number {
  const filled = lines.map((line, index) => ({ line, index })).filter(({ line }) => line.text !== '');
  for (let k = filled.length > MAX_TAIL ? filled.length - MAX_TAIL : 0; k < filled.length; k += 1) {
    const { line, index } = filled[k] as { line: Line; index: number };
    const rest = filled.slice(k + 1).map((one) => one.line);
    if (line.text.length > MAX_SIGNATURE_LINE || GREETING.test(line.fold) || AFTERTHOUGHT.test(line.fold)) continue;
    if (
      CLOSING.test(line.fold) &&
      !CARGO.test(line.fold) &&
      !(isCargoLeadIn(rest) && filled.slice(0, k).every((one) => GREETING.test(one.line.fold))) &&
      (k > 0 || (rest.length <= 4 && rest.every(isShort))) &&
      areMostlyShort(rest)
    )
      return index;
    if (k === 0 && !(filled.length <= 4 && rest.length > 0)) continue;
    if (
      k > 0 &&
      isNameStart(line, senderNames) &&
      !CARGO.test(line.fold) &&
      areMostlyShort(rest) &&
      !isCargoLeadIn(rest)
    )
      return index;
    const newParagraph = (lines[index - 1]?.text ?? '') === '';
    if (k > 0 && rest.length <= 6 && rest.every(isShort)) {
      if (CONTACT_START.test(line.fold) && rest.length <= 2) return index;
      if (newParagraph && isNameLike(line.text) && !CARGO.test(line.fold)) return index;
      if (isClosingLine(line, lines[index - 1], rest[0], companies)) return index;
    }
  }
  return -1;
}

/**
 * A letterhead, or thanks at the start of an email (`Thank you for your continuous support`): the cargo follows below
 * it.
 */
function isCargoLeadIn(rest: readonly Line[]): boolean {
  const own = rest.findIndex((line) => AFTERTHOUGHT.test(line.fold));
  return (own < 0 ? rest : rest.slice(0, own)).some((line) => CARGO.test(line.fold));
}

function isShort(line: Line): boolean {
  return line.text.length <= MAX_SIGNATURE_LINE && !CARGO.test(line.fold);
}

function areMostlyShort(rest: readonly Line[]): boolean {
  const own = rest.findIndex((line) => AFTERTHOUGHT.test(line.fold));
  const signature = own < 0 ? rest : rest.slice(0, own);
  return signature.length <= 16 && signature.filter(isShort).length >= signature.length * 0.6;
}

/**
 * A name directly below a finished sentence, without a gap: above the sender's company, or in the last line with a
 * title.
 */
function isClosingLine(
  line: Line,
  before: Line | undefined,
  after: Line | undefined,
  companies: readonly string[],
): boolean {
  if (!/[.!?]$/.test(before?.text ?? '') || !isNameLike(line.text) || /[.,:]$/.test(line.text)) return false;
  return after
    ? companies.some((company) => after.fold.startsWith(company))
    : TITLES.test(line.text.split(/\s+/)[0] ?? '');
}

function isNameStart(line: Line, senderNames: readonly string[]): boolean {
  const bare = line.fold.replace(
    /^[-*~•\s]+|^(?:ing|lic|licda|dr|dra|mr|ms|mrs|sr|sra|arq|don|dona|p|i\. a)\.?\s+/g,
    '',
  );
  return senderNames.some((name) => bare.startsWith(name) && !/[a-z]/.test(bare.charAt(name.length)));
}

const PARTICLES: ReadonlySet<string> = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'van',
  'von',
  'der',
  'den',
  'da',
  'dos',
  'e',
]);
const TITLES = /^(?:ing|lic|licda|licdo|dr|dra|mr|mrs|ms|sr|sra|arq|don|dona|p|prof|msc)\.?$/i;

/** Words with a capital that begin or hold no name: also `Para Managua`, above the rest of a request. */
const NO_NAME: ReadonlySet<string> = new Set(
  (
    'no non dg for from to the and please pls urgent quote cargo air ready rdy today term terms total dims kg kgs pcs not gracias thanks ' +
    'saludos hola hi hello dear good best regards yes ok auto parts spare door delivery origin destination pickup commodity tks thx ' +
    'brgds rgds brgs consol para desde hacia hasta con favor entrega destino origen'
  ).split(' '),
);

const TRADE =
  /^(?:incoterms?|exw|fca|fas|fob|cfr|cif|cpt|cip|dap|dat|dpu|ddp|ddu|fragile|stackable|airport|aeropuerto|exworks)$/;

/** Terms and labels of cargo are no names. */
function isTradeWord(word: string): boolean {
  const fold = foldText(word).replace(/[.:]/g, '');
  return TRADE.test(fold) || (fold.length > 3 && findExactLabelField(fold) !== undefined);
}

/** Whether a line looks like a person's name alone: two to five capitalised words without digits. */
export function isNameLike(text: string): boolean {
  const words = text
    .replace(/[,|].*/, '')
    .trim()
    .split(/\s+/)
    .filter((word) => !TITLES.test(word));
  if (words.length < 2 || words.length > 5 || text.length > 60) return false;
  return (
    words.every(
      (word) =>
        PARTICLES.has(word.toLowerCase()) ||
        (/^\p{Lu}(?:\.|[\p{L}'-]*\.?)$/u.test(word) && !NO_NAME.has(foldText(word)) && !isTradeWord(word)),
    ) && words.filter((word) => /^\p{Lu}/u.test(word)).length >= 2
  );
}
