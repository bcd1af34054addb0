import type { Line } from './lines.js';

/** Who speaks in a stretch of the body: the sender now, a message passed on, or what was written before. */
export type QuotedLayerKind = 'top' | 'forwarded' | 'history';

/** One message inside the body; the top one comes first, older ones after it. */
export interface QuotedLayer {
  readonly kind: QuotedLayerKind;
  readonly lines: readonly Line[];
  /** The mailbox or name in the header above it. */
  readonly from: string | undefined;
}

const ATTRIBUTION =
  /^(?:on|el|le|am|em|il|op|den|w dniu)\s.{4,220}(?:wrote|escribio|ecrit|schrieb|escreveu|scritto|schreef|skrev)\s?:?$/;
const ATTRIBUTION_END = /(?:wrote|escribio|ecrit|schrieb|escreveu|scritto|schreef)\s?:$/;
const FROM = /^\*?(?:from|de|von|da|van|fra|发件人|寄件者|寄件人|差出人)\*?\s?:/;
const OTHER_HEADER =
  /^\*?(?:sent|date|enviado|enviado el|fecha|subject|asunto|gesendet|datum|betreff|inviato|oggetto|data|verzonden|onderwerp|envoye|objet|enviada em|assunto|发送时间|主题|日期|件名)\*?\s?:/;
const ANY_HEADER =
  /^\*?(?:from|de|von|da|van|sent|date|enviado|enviado el|fecha|to|para|cc|cco|bcc|subject|asunto|gesendet|an|datum|betreff|inviato|a|oggetto|data|verzonden|aan|onderwerp|envoye|objet|importance|importancia|reply-to|responder a|发件人|发送时间|收件人|抄送|主题|日期|mailed-by)\*?\s?:/;
const SEPARATOR =
  /^[-_=*\s]{2,}(?:original message|mensaje original|forwarded message|mensaje reenviado|messaggio originale|urspruengliche nachricht|ursprungliche nachricht|message d'origine|mensagem original|forwarded by .{0,60}|reenviado por .{0,60})[-_=*\s]*$|^begin forwarded message:?$|^inicio del mensaje reenviado:?$/;
/** `---Original---`, as phones and mail programs of the east write it. */
const SHORT_SEPARATOR =
  /^[-_=*]{2,30} ?(?:original(?: e?-?mail)?|(?:correo|mail) original|mensaje anterior|previous (?:message|mail)) ?[-_=*]{0,30}$/;
const FORWARDS = /forwarded|reenviado/;
const FORWARD_SUBJECT = /^\s*(?:\[[^\]]{0,40}\]\s*)?(?:(?:re|aw)\s*:\s*)?(?:fw|fwd|rv|reenv|tr|wg|enc|i)\s*:/;
const POINTS_BELOW =
  /\b(?:abajo|below|more abajo|mas abajo|le reenvio|les reenvio|reenvio|forwarding|fwd|underneath|a continuacion el correo|correo adjunto|from factory|from our customer|from our client|de nuestro cliente)\b/;
const MAX_POINTING = 4000;
const HEADER_WINDOW = 7;
/** `>> EDIT: now 3 crates`: a mark that the writer sets before an addition of his own, below no other's words. */
const OWN_ADDITION =
  /^(?:edit|edited|update|updated|correction|corrected|correccion|actualizacion|editado|ojo|ps|pd|p\.s|p\.d)\b/;

/** Parts the body into the newest message, messages passed on and history. */
export function splitQuotedLayers(lines: readonly Line[], subject: string): QuotedLayer[] {
  const raw: { lines: Line[]; from: string | undefined; forwards: boolean; depth: number }[] = [
    { lines: [], from: undefined, forwards: false, depth: 0 },
  ];
  let current = 0;
  let afterWrote = false;
  let isOwn = false;
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] as Line;
    const wrote = measureAttribution(lines, i);
    if (wrote > 0) {
      const next = lines.slice(i + wrote, i + wrote + 4).find((one) => one.text !== '');
      if (next && next.depth > line.depth) {
        afterWrote = true;
      } else {
        raw.push({ lines: [], from: line.text, forwards: false, depth: line.depth });
        current = raw.length - 1;
      }
      i += wrote - 1;
      continue;
    }
    const header = measureHeaders(lines, i, isBelowSeparator(lines, i));
    const separates = isSeparator(line);
    if (header > 0 || separates) {
      const opened = raw[raw.length - 1];
      const fresh =
        opened && raw.length > 1 && opened.lines.length === 0 && opened.depth === line.depth ? opened : undefined;
      if (fresh) fresh.from ??= header > 0 ? line.text : undefined;
      else
        raw.push({
          lines: [],
          from: header > 0 ? line.text : undefined,
          forwards: separates && FORWARDS.test(line.fold),
          depth: line.depth,
        });
      current = raw.length - 1;
      i += Math.max(header, 1) - 1;
      continue;
    }
    const base = raw[current];
    isOwn = line.depth > 0 && raw.length === 1 && !afterWrote && (isOwn || OWN_ADDITION.test(line.fold));
    if (isOwn) base?.lines.push(line);
    else if (base && line.depth > base.depth) {
      let quoted = raw.findIndex((layer, index) => index > current && layer.depth === line.depth);
      if (quoted < 0) {
        raw.push({ lines: [], from: undefined, forwards: false, depth: line.depth });
        quoted = raw.length - 1;
      }
      raw[quoted]?.lines.push(line);
      afterWrote = false;
    } else if (base && line.depth < base.depth && current > 0) {
      const outer = raw.findIndex((layer) => layer.depth === line.depth);
      raw[Math.max(outer, 0)]?.lines.push(line);
    } else if (!afterWrote || line.text !== '') raw[current]?.lines.push(line);
  }
  return classifyLayers(raw, subject);
}

function classifyLayers(
  raw: readonly { lines: Line[]; from: string | undefined; forwards: boolean; depth: number }[],
  subject: string,
): QuotedLayer[] {
  const top = raw[0]?.lines.map((line) => line.fold).join('\n') ?? '';
  const passesOn = FORWARD_SUBJECT.test(subject) || pointsBelow(top.slice(0, MAX_POINTING)) || top.trim() === '';
  return raw.map((layer, index) => ({
    kind:
      index === 0
        ? 'top'
        : layer.forwards || (passesOn && layer.depth === 0)
          ? 'forwarded'
          : passesOn
            ? 'forwarded'
            : 'history',
    lines: layer.lines,
    from: layer.from?.replace(/^[^:]{0,20}:\s*/, ''),
  }));
}

/** `---- On Tue, Ana Ruiz wrote ----`: the words between two rules. */
function dropRules(fold: string): string {
  let [from, to] = [0, fold.length];
  while (from < to && RULE_SIGNS.includes(fold.charAt(from))) from += 1;
  while (to > from && RULE_SIGNS.includes(fold.charAt(to - 1))) to -= 1;
  return fold.slice(from, to);
}

const RULE_SIGNS = '-_=* ';

/** Whether words point to a message below; `requote with below:` above figures of the same message does not. */
function pointsBelow(top: string): boolean {
  const found = POINTS_BELOW.exec(top);
  if (!found) return false;
  return !/^ ?:\s{0,9}[^\n]{0,60}\d/.test(top.slice(found.index + found[0].length));
}

/** How many lines a `On ... wrote:` line takes at `i`: one, two where it wraps, or none. */
function measureAttribution(lines: readonly Line[], i: number): number {
  const line = lines[i] as Line;
  if (line.fold.length > 260) return 0;
  if (ATTRIBUTION.test(dropRules(line.fold))) return 1;
  const next = lines[i + 1];
  if (!next || next.text === '' || line.fold.length > 200 || !/^(?:on|el|le|am|em|il)\s/.test(line.fold)) return 0;
  return ATTRIBUTION_END.test(next.fold) && ATTRIBUTION.test(`${line.fold} ${next.fold}`) ? 2 : 0;
}

function isSeparator({ fold }: Line): boolean {
  return SEPARATOR.test(fold) || SHORT_SEPARATOR.test(fold);
}

/** `---Original---` and, right below it, `From: Winnie Cao`: the sender's line alone heads the message. */
function isBelowSeparator(lines: readonly Line[], i: number): boolean {
  const above = lines[i - 1]?.text === '' ? lines[i - 2] : lines[i - 1];
  return above !== undefined && isSeparator(above);
}

/** How many lines a block of mail headers takes at `i`; `From:` and `To:` alone may be a route. */
function measureHeaders(lines: readonly Line[], i: number, isHead: boolean): number {
  const line = lines[i] as Line;
  if (!FROM.test(line.fold)) return 0;
  let length = 1;
  let proved = line.text.includes('@') && line.text.length < 200;
  while (length < HEADER_WINDOW && ANY_HEADER.test(lines[i + length]?.fold ?? '')) {
    if (OTHER_HEADER.test(lines[i + length]?.fold ?? '')) proved = true;
    length += 1;
  }
  return isHead || (proved && length >= 2) ? length : 0;
}
