import { capitalised, companyOf, DESK_WORDS, isName, type Mailbox } from './mailbox.js';
import { folded } from '../text/normalize-text.js';

/** A company that writes under its own name, and the person who signs for it. */
export interface DisplayedHouse {
  readonly company: string;
  readonly person: string;
}

/** Words of a name that say whose mailbox it is have at least so many letters. */
const MIN_OWN_WORD = 5;

/**
 * `Grano Fino <compras@granofino.example>` signed by `Eva Lima`: where a mailbox of a desk or of the house displays a name that
 * its address repeats, and somebody else signs, the name displayed is the company's although no word of it says so.
 * @param lines the signature, each line in its pieces
 */
export function displayedHouse(mailbox: Mailbox, lines: readonly (readonly string[])[]): DisplayedHouse | undefined {
  if (companyOf(mailbox.display) !== undefined) return undefined;
  const own = wordsOf(mailbox.display);
  const [local = '', host = ''] = (mailbox.address ?? '').split('@');
  const isOwn = (text: string) => wordsOf(text).some((word) => own.includes(word));
  const isOfHouse =
    own.some((word) => word.length >= MIN_OWN_WORD && host.includes(word)) && !own.some((word) => local === word);
  const isOfDesk =
    DESK_WORDS.test(local) || NO_PERSON.test(local) || local === own.join('') || local === host.split('.')[0];
  const isItself = own.length > 1 && local === own.join('');
  if (!isOfDesk || !(isOfHouse || isItself)) return undefined;
  const person = lines.flat().find((piece) => isName(piece) && !DESK_WORDS.test(folded(piece)) && !isOwn(piece));
  const at = (text: string) => lines.findIndex((pieces) => pieces.some((piece) => folded(piece) === folded(text)));
  const below = at(mailbox.display);
  if (person && (isItself || below >= 0) && below < at(person)) return undefined;
  if (person) return { company: mailbox.display, person };
  const beside = lines[below];
  const first = beside?.find(
    (piece) => /^\p{L}{3,20}$/u.test(piece) && !isOwn(piece) && !DESK_WORDS.test(folded(piece)),
  );
  return first ? { company: mailbox.display, person: capitalised(first) } : undefined;
}

/** A mailbox that several people of a house read. */
const NO_PERSON =
  /^(?:bodega|planta|cotiz\w*|contacto|contact|hola|hello|mail|correo|taller|tienda|warehouse|plant|shop|store|orders|pedidos|recepcion|reception|mantenimiento|maintenance|proyectos|projects)$/;

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
}
