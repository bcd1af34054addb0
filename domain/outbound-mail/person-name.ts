import { foldText } from '../fold-text.js';

/** Words of departments, desks and offices, of companies and their trades: a name that holds one is nobody's own. */
const NO_PERSON: ReadonlySet<string> = new Set(
  [
    'station sourcing purchasing procurement buying logistics logistica export exports exportaciones exportacion import',
    'imports importaciones importacion compras ventas sales proveeduria bodega almacen warehouse trafico traffic info',
    'operations operaciones admin administracion administration accounting contabilidad finanzas finance gerencia team',
    'equipo dept department departamento depto desk office oficina customer service services servicio cliente clientes',
    'support soporte helpdesk pricing quotes quotations cotizaciones rates tarifas rfq bookings reservas documentacion',
    'supply chain comercio exterior planning planificacion coordinacion recepcion reception contact contacto mailbox',
    'buzon noreply no-reply notification notifications sistema system portal web website form formulario ecommerce',
    'tienda store shop group grupo company compania empresa corp corporation inc llc ltd ltda limited gmbh srl bv nv plc',
    'sa sas cia sac spa cargo freight forwarding forwarders shipping lines express courier transport transportes airlines',
    'aero air aviation trading comercial distribuidora importadora exportadora industrias industria industrial muebles',
    'textiles ferreteria farmacia laboratorio laboratorios lab labs taller motores repuestos agro medical foods press',
    'steel tools energy solutions systems technologies tech global international internacional aduanas aduana agencia',
    'agency consolidators hospital clinica universidad university iglesia church ministerio municipalidad hotel',
  ].flatMap((line) => line.split(' ')),
);
const MAX_WORDS = 5;
const MAX_LENGTH = 60;
/** What follows a name in a From line: its company, its place, its department. */
const ADDITION = /\s[-–|/·]\s|[,(|/]|\svia\s/iu;
const WORD = /^[\p{L}\p{M}][\p{L}\p{M}'’.-]*$/u;

/**
 * The name that a person is greeted by; undefined where it may be that of a team, a department or a company.
 * @param company the sender's company, where it is known
 */
export function findPersonName(name: string | undefined, company: string | undefined): string | undefined {
  const own = name?.split(ADDITION)[0]?.replace(/["“”]/gu, '').trim();
  if (!own || own.length > MAX_LENGTH) return undefined;
  const words = own.split(/\s+/u);
  if (words.length > MAX_WORDS || !words.every((word) => WORD.test(word))) return undefined;
  const folded = words.map(foldText);
  if (folded.some((word) => NO_PERSON.has(word.replace(/\./gu, '')))) return undefined;
  if (company !== undefined && isPartOf(folded, foldText(company))) return undefined;
  // A single word in capitals is an abbreviation; several are a name that somebody shouts.
  const isShouted = own === own.toLocaleUpperCase() && own !== own.toLocaleLowerCase();
  if (isShouted && words.length === 1) return undefined;
  return isShouted || own === own.toLocaleLowerCase() ? words.map(capitalize).join(' ') : own;
}

/** Every word of the name stands in the company's: `Muebles Encanto` of `Muebles Encanto S.A.`. */
function isPartOf(words: readonly string[], company: string): boolean {
  const known = new Set(company.split(/[^\p{L}\p{N}]+/u));
  return words.every((word) => known.has(word));
}

function capitalize(word: string): string {
  const [first = '', ...rest] = word;
  return `${first.toLocaleUpperCase()}${rest.join('').toLocaleLowerCase()}`;
}
