import type { Passage } from '../text/split-email.js';
import type { TokenStream } from '../text/token-stream.js';
import { findPlaces } from './place-finder.js';
import type { PlaceGroup } from './place-groups.js';
import type { PlaceIndex } from './place-index.js';
import type { PlaceMention } from './place-mention.js';
import type { PlaceRoles } from './place-roles.js';

/** Words by which a delivery address is announced that stands further down: `(la dirección va abajo)`. */
const ANNOUNCES: readonly RegExp[] = [
  /\b(?:direccion|datos)(?: [a-z]+){0,3} (?:abajo|al pie|al final|(?:en|de) (?:la|mi|nuestra) firma)\b/,
  /\baddress(?: [a-z]+){0,3} (?:below|underneath|at the (?:bottom|foot|end)|in (?:my|our|the) signature)\b/,
  /\b(?:below|signature) address\b/,
];
const DELIVERS = /\b(?:entreg|deliver|puerta|door|domicilio|bodega|warehouse|llev|dej)[a-z]*\b/;
/** What is fetched there, or sent there other than the goods. */
const OTHERWISE =
  /\b(?:pick ?-? ?up|collect|recog|recolec|retir|shipper|supplier|proveedor|factur|invoice|document|courier)/;
/** More than any words around a town come to. */
const ADDRESS_SCORE = 9;

/** Where a passage announces a delivery address. */
export interface AddressAnnouncement {
  readonly stream: TokenStream;
  /** The sentence with the announcement: its first token, and one past its last. */
  readonly at: number;
  readonly to: number;
}

/** A text that is the delivery's address, and how much its word counts. */
export interface AnnouncedAddress {
  readonly stream: TokenStream;
  readonly rank: number;
  readonly places: readonly PlaceMention[];
  readonly announcement: AddressAnnouncement;
}

/** The signature of the newest message, where the message says that its address is the delivery's. */
export function listAnnouncedAddress(
  passages: readonly Passage[],
  places: readonly (readonly PlaceMention[])[],
  createSignatureStream: () => TokenStream,
  index: PlaceIndex,
): AnnouncedAddress[] {
  const at = passages.findIndex(({ kind }) => kind === 'top');
  const announcement = passages[at] && findAddressAnnouncement(passages[at].stream, places[at] ?? []);
  if (!announcement) return [];
  const stream = createSignatureStream();
  return [{ stream, rank: at, places: findPlaces(stream, index), announcement }];
}

/** The sentence that announces a delivery address further down; undefined where none does, or where places follow it. */
function findAddressAnnouncement(
  stream: TokenStream,
  places: readonly PlaceMention[],
): AddressAnnouncement | undefined {
  for (let at = 0; at < stream.tokens.length; ) {
    const to = Math.max(at + 1, stream.getClauseEnd(at));
    const statement = stream.getFoldedText(at, to);
    if (DELIVERS.test(statement) && !OTHERWISE.test(statement) && ANNOUNCES.some((one) => one.test(statement)))
      return places.some((place) => place.at >= to) ? undefined : { stream, at, to };
    at = to;
  }
  return undefined;
}

/** The roles of the one town of an announced address; none where it names several, or none. */
export function scoreAddress(groups: readonly PlaceGroup[]): readonly PlaceRoles[] {
  const named = groups.filter(({ places, isAirport }) => places.length > 0 && !isAirport);
  // `Calzada Roosevelt 12, Mixco`: a quarter or a road beside its town.
  const larger = named.filter(({ places: [first] }) => first?.kind === 'town');
  const towns = larger.length > 0 ? larger : named;
  const names = new Set(towns.map(({ places: [first] }) => first?.name));
  const [town] = towns;
  if (town === undefined || names.size > 1) return [];
  return [
    {
      group: town,
      origin: 0,
      arrival: 0,
      delivery: ADDRESS_SCORE,
      aside: undefined,
      alternative: false,
      beyond: true,
    },
  ];
}
