import { foldText } from '../text/normalize-text.js';
import { isNameLike } from '../text/signature-zones.js';

/** A From header taken apart. */
export interface Mailbox {
  readonly display: string;
  readonly address: string | undefined;
}

/** Words that show that a name is that of a company. */
export const COMPANY_WORDS =
  /\b(?:s\.? ?a\.?(?: ?s\.?)?|s\.? ?l\.? ?u?\.?|a\/s|aps|oy|sdn|transitari\w*|s\.? ?r\.? ?l\.?|s\.? de r\.? ?l\.?|ltda?|inc|llc|llp|corp|co\.|gmbh|ag|ab|as|nv|bv|b\.v\.|n\.v\.|s\.p\.a|spa|sarl|sas|pte|pty|pvt|plc|jsc|kg|cia|compania|company|logistics?|logistica|cargo|freight|forwarding|forwarders?|express|courier|shipping|transport(?:es|e)?|import(?:s|adora|aciones)?|export(?:s|adora|aciones)?|trading|traders?|industri(?:as|al|es)|hospital|clinica|ferreteria|laboratorios?|farmacia|hotel|cooperativa|grupo|group|comercial|distribuidora|international|internacional|supply|machinery|tools|instruments?|technics|airlines?|aerolineas|aduan\w+|agro\w*|auto\w*|textiles?|optica|universidad|fundacion|pastoral|parroquia|plasticos|frenos|tecnica|services?|servicios|solutions|soluciones|seafood|foods|alimentos|restaurante|panaderia|ingenio|brokers?|consol|partners|electro\w+|marimbas|bebidas|imprenta|repuestos|calzado|coatings?|adhesives|lighting|packaging|medical|medtech|optics|overseas|global|agents|agency|agencias?|agentes|importers|exporters|ministerio|ministry|municipalidad|mission|taller(?:es)?|tienda|libreria|boutique|modas|constructora|inversiones|empresa|corporacion|almacen(?:es)?|supermercados?|muebleria|jugueteria|joyeria|zapateria|perfumeria|veterinaria|floristeria|vivero|academia|colegio|instituto|asociacion|bufete|consultorio|resort|motors|store|shop|studio|labs|air|aero\w*|surf|film|pools|yoga)\b/i;

/** Words for a position in a company. */
export const ROLE_WORDS =
  /\b(?:manager|gerente|jef[ea]|director\w*|head|coordinator|coordinador\w*|executive|ejecutiv[oa]|analista|analyst|asistente|assistant|asst|sales|ventas|compras|purchasing|procurement|pricing|trafico|traffic|import(?:aciones)? desk|export office|operations|operaciones|customer service|founder|owner|propietari[oa]|encargad[oa]|department|departamento|depto?|dpto|shipping|receiving|versand|dispatch|logistics coordinator|project logistics|expedici\w+|bodega|despachos|proyectos|dispatcher|engineer|desk|air export|air import|exportacion\w*|importacion\w*|comercio exterior|produktionsleitung)\b/i;

/** Marks of a line with contact details. */
export const CONTACT_DETAILS =
  /@|www\.|https?:|\+?\(?\d[\d\s().-]{6,}|\b(?:tel|cel|phone|ph|fax|whatsapp|wechat|pbx|ext|mobile|movil|nit|ruc|rtn|vat|cif|nif|p\.? ?iva|ust)\b/i;

/** A title before a name. */
export const PERSONAL_TITLE =
  /^(?:ing|lic|licda|licdo|dr|dra|mr|mrs|ms|sr|sra|arq|don|do[nñ]a|prof|i\. a|p|msc)\.?\s+/i;

/** Words for a department, not for a person. */
export const DEPARTMENT_WORDS =
  /\b(?:dept|desk|notifications?|form|ops|pricing|purchasing|compras|ventas|sales|trafico|export|import|logistica|info|overseas|despachos|importaciones|exportaciones|gestion|accounts|team|office|gerencia|oficina|ufficio|airline|transito|aereo|admin|logistics|supply chain|procurement|contabilidad|facturacion|reservas|bookings)\b/i;

/** Takes `Ana Ruiz <ana@norte.example>` and `"RUIZ, ANA" <...>` apart. */
export function parseMailbox(from: string): Mailbox {
  const open = from.lastIndexOf('<');
  const close = from.indexOf('>', open);
  if (open >= 0 && close > open) {
    return {
      display: from.slice(0, open).replace(/["']/g, '').trim(),
      address: findAddress(from.slice(open + 1, close)),
    };
  }
  const address = findAddress(from);
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

function findAddress(text: string): string | undefined {
  return /[^\s<>"(),;:]{1,64}@[a-z0-9.-]{1,200}/i.exec(text.slice(0, 400))?.[0].toLowerCase();
}

/** The folded names that a signature line may begin with: first name, last name, whole name, local part. */
export function splitNames(mailbox: Mailbox): string[] {
  const fullName = extractPersonalName(mailbox.display) ?? '';
  const words = foldText(fullName)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3 && !DEPARTMENT_WORDS.test(word) && !COMPANY_WORDS.test(word));
  const local = (mailbox.address?.split('@')[0] ?? '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 4 && !DEPARTMENT_WORDS.test(word));
  return [...new Set([...words, ...local])];
}

/** The person in a display name: `Tony - Palmetto Brokers` → `Tony`, `"RUIZ, ANA"` → `Ana Ruiz`. */
export function extractPersonalName(display: string): string | undefined {
  const bare = display.replace(/\([^)]{0,60}\)/g, '').trim();
  const [head = '', tail] = bare.split(/(?<!\s)\s+[-|]\s+/);
  const comma = /^([\p{L} .'-]{2,40}),\s*([\p{L} .'-]{2,40})$/u.exec(head);
  const ordered = comma ? `${comma[2]} ${comma[1]}` : head;
  const text = ordered.replace(PERSONAL_TITLE, '').trim();
  if (text === '' || /[@\d]/.test(text) || text.split(/\s+/).length > 6) return undefined;
  const plain = foldText(text);
  if (COMPANY_WORDS.test(plain) || DEPARTMENT_WORDS.test(plain))
    return tail && isName(tail) ? toProperCase(tail) : undefined;
  if (tail !== undefined && !isName(text) && text.includes(' ')) return undefined;
  if (/^\p{Lu}|[^\p{ASCII}]/u.test(text)) return toProperCase(text);
  return /^\p{L}{2,} [\p{L} .'-]+$/u.test(text) ? capitalizeName(text) : undefined;
}

/** The company in a display name, where it shows one. */
export function findCompanyName(display: string): string | undefined {
  const bare = display.replace(/\([^)]{0,60}\)/g, '').trim();
  const parts = bare.split(/(?<!\s)\s+[-|]\s+/);
  if (/\b(?:desk|dept|team|ops)$/i.test(bare) && parts.length === 1) return undefined;
  if (parts.length > 1) {
    const second = parts[1] ?? '';
    const first = parts[0] ?? '';
    const swapped = COMPANY_WORDS.test(foldText(first)) && !COMPANY_WORDS.test(foldText(second)) && isName(second);
    return DEPARTMENT_WORDS.test(foldText(second)) || swapped ? first : second;
  }
  const plain = foldText(bare);
  const cleaned = bare.replace(
    /^(?:compras|ventas|despachos|proyectos|facturaci[oó]n|gesti[oó]n|importaciones)\s+(?=\S+\s+\S)/i,
    '',
  );
  if (plain.split(/\s+/).every((word) => DEPARTMENT_WORDS.test(word))) return undefined;
  if (bare === '' || /@/.test(bare)) return undefined;
  return COMPANY_WORDS.test(plain) && !hasPersonalTitle(bare) ? cleaned : undefined;
}

function hasPersonalTitle(text: string): boolean {
  return /^(?:ing|lic|dra?|mr|ms|mrs)\b/i.test(text);
}

/** Whether a text is a person's name and nothing else. */
export function isName(text: string): boolean {
  const bare = text.replace(PERSONAL_TITLE, '').replace(PERSONAL_TITLE, '').trim();
  return (
    isNameLike(bare) &&
    !COMPANY_WORDS.test(foldText(bare)) &&
    !ROLE_WORDS.test(foldText(bare)) &&
    !CONTACT_DETAILS.test(bare)
  );
}

/** Whether a name has more than one word. */
export function isFullName(name: string): boolean {
  return name.trim().split(/\s+/).length >= 2;
}

/** `norvin zapata`: a name in small letters, as names are written. */
export function capitalizeName(name: string): string {
  return name.replace(/(^|[\s'-])(\p{L})/gu, (_whole, gap: string, character: string) => gap + character.toUpperCase());
}

/** A name that shouts, in small letters. */
export function toProperCase(name: string): string {
  if (name !== name.toUpperCase() || name.length < 3) return name;
  return capitalizeName(name.toLowerCase());
}
