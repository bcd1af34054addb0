import { foldText } from '../text/normalize-text.js';
import { capitalizeName, DEPARTMENT_WORDS, findCompanyName, isName, type Mailbox } from './mailbox.js';

/** A company that writes under its own name, and the person who signs for it. */
export interface SenderCompany {
  readonly company: string;
  readonly contact: string;
}

/** Minimum letters of a name's words that identify the owner of a mailbox. */
const MIN_OWN_WORD_LENGTH = 5;

/**
 * `Grano Fino <compras@granofino.example>` signed by `Eva Lima`: if a departmental or company mailbox displays a name
 * that its address repeats, and another name signs, the displayed name is the company's even without a company word.
 * @param lines the signature, each line in its pieces
 */
export function resolveSenderCompany(
  mailbox: Mailbox,
  lines: readonly (readonly string[])[],
): SenderCompany | undefined {
  if (findCompanyName(mailbox.display) !== undefined) return undefined;
  const own = splitWords(mailbox.display);
  const [local = '', host = ''] = (mailbox.address ?? '').split('@');
  const isOwn = (text: string) => splitWords(text).some((word) => own.includes(word));
  const isCompanyMailbox =
    own.some((word) => word.length >= MIN_OWN_WORD_LENGTH && host.includes(word)) &&
    !own.some((word) => local === word);
  const isDepartmentMailbox =
    DEPARTMENT_WORDS.test(local) ||
    SHARED_MAILBOX.test(local) ||
    local === own.join('') ||
    local === host.split('.')[0];
  const isItself = own.length > 1 && local === own.join('');
  if (!isDepartmentMailbox || !(isCompanyMailbox || isItself)) return undefined;
  const contact = lines
    .flat()
    .find((piece) => isName(piece) && !DEPARTMENT_WORDS.test(foldText(piece)) && !isOwn(piece));
  const at = (text: string) => lines.findIndex((pieces) => pieces.some((piece) => foldText(piece) === foldText(text)));
  const below = at(mailbox.display);
  if (contact && (isItself || below >= 0) && below < at(contact)) return undefined;
  if (contact) return { company: mailbox.display, contact };
  const sameLine = lines[below];
  const first = sameLine?.find(
    (piece) => /^\p{L}{3,20}$/u.test(piece) && !isOwn(piece) && !DEPARTMENT_WORDS.test(foldText(piece)),
  );
  return first ? { company: mailbox.display, contact: capitalizeName(first) } : undefined;
}

/** A mailbox that several employees of a company read. */
const SHARED_MAILBOX =
  /^(?:bodega|planta|cotiz\w*|contacto|contact|hola|hello|mail|correo|taller|tienda|warehouse|plant|shop|store|orders|pedidos|recepcion|reception|mantenimiento|maintenance|proyectos|projects)$/;

function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
}
