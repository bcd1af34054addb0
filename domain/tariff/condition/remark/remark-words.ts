import type { CommodityClass } from '../shipment-facts.js';
import type { DayKind } from '../working-days.js';

/** Words of remarks in English and Spanish, without case and accents. */

export const COMMODITY_PHRASES: ReadonlyMap<string, CommodityClass> = toPhrases({
  'human-remains': 'human remains|restos humanos|restos mortales|cadaveres|cadaver',
  'live-animals': 'live animals|live animal|animales vivos|animal vivo|animales|avi',
  valuable:
    'valuables|valuable cargo|valuable goods|valuable|carga valiosa|valiosa|valiosos|carga valorada|valorada|boveda',
  dangerous:
    'dangerous goods|dangerous cargo|dangerous|hazardous goods|hazardous cargo|hazardous|hazmat|dgr|dg|imo|' +
    'mercancia peligrosa|mercancias peligrosas|carga peligrosa|peligrosa|peligrosas|peligroso|peligrosos',
  pharma: 'pharmaceuticals|pharmaceutical|pharma|farmaceuticos|farmaceutica|farmaceutico|medicamentos|medicines',
  cold:
    'cold cargo|cold chain|refrigerated cargo|refrigerated|temperature controlled|carga fria|fria|cadena de frio|' +
    'carga refrigerada|refrigerada|refrigerado|refrigerados|temperatura controlada',
  perishable:
    'perishable cargo|perishable goods|perishables|perishable|perecederos|perecedero|perecedera|perecederas|carga perecedera',
  general: 'general cargo|carga general',
});

export const DAY_PHRASES: ReadonlyMap<string, readonly DayKind[]> = toPhraseLists({
  'saturday,sunday': 'fin de semana|fines de semana|weekend|weekends',
  'saturday,sunday,holiday': 'dias no habiles|dias inhabiles|non-working days|non working days',
  working:
    'lunes a viernes|lunes - viernes|lunes-viernes|l-v|l a v|monday to friday|monday - friday|monday-friday|mon-fri|' +
    'monday through friday|weekdays|working days|working day|business days|dias habiles|dia habil|habiles|laborables|' +
    'dias laborables|entre semana',
  saturday: 'sabado|sabados|saturday|saturdays',
  sunday: 'domingo|domingos|sunday|sundays',
  holiday:
    'feriado|feriados|dias feriados|dia feriado|festivo|festivos|dias festivos|asueto|asuetos|dias de asueto|holiday|' +
    'holidays|public holiday|public holidays|bank holidays',
});

export const REGION_PHRASES: ReadonlyMap<string, string> = toPhrases({
  'north-america': 'north america|norteamerica|america del norte',
  'central-america': 'central america|centroamerica|america central',
  caribbean: 'caribbean|the caribbean|caribe|el caribe',
  'south-america': 'south america|sudamerica|suramerica|america del sur',
  europe: 'europe|europa',
  africa: 'africa',
  'middle-east': 'middle east|the middle east|medio oriente|oriente medio',
  asia: 'asia',
  oceania: 'oceania',
});

export const ORIGIN_LEADS = toPhraseSet(
  'desde|from|origen|origin|ex|procedente de|procedentes de|con origen en|originating in',
);
export const NEGATIONS = toPhraseSet(
  'excepto|except|except for|excluding|salvo|menos|unless|a menos que|no aplica|no aplican|does not apply|do not apply|no|not',
);
export const OVER_PHRASES = toPhraseSet(
  'mas de|mayor a|mayor de|mayor que|mayores a|mayores de|mayores que|superior a|superiores a|por encima de|sobre|exceda|' +
    'excedan|exceda de|excedan de|excede|excede de|exceden|pase de|pasen de|over|above|exceeding|exceeds|exceed|more than|' +
    'greater than|larger than|longer than|heavier than|taller than|higher than|wider than|in excess of|>',
);
export const UP_TO_PHRASES = toPhraseSet('hasta|up to|no mas de|no more than|not more than|maximo|maximum');

/** What a figure of length or weight is of. */
export const SIDE_PHRASES: ReadonlyMap<string, 'lengthCm' | 'widthCm' | 'heightCm' | 'weightKg'> = toPhrases({
  lengthCm: 'largo|longitud|de largo|length|long|in length|longer',
  widthCm: 'ancho|de ancho|width|wide|in width',
  heightCm: 'alto|altura|de alto|de altura|height|high|tall|in height',
  weightKg: 'peso|de peso|weight|in weight',
});

/** A unit of a limit, and how many centimetres or kilograms it is. */
interface LimitUnit {
  readonly of: 'size' | 'weight';
  readonly times: number;
}

/** Units by their words. */
export const LIMIT_UNITS: ReadonlyMap<string, LimitUnit> = new Map([
  ...toUnits({ of: 'size', times: 1 }, 'cm|cms|centimetros|centimeters|centimetres'),
  ...toUnits({ of: 'size', times: 100 }, 'm|mt|mts|metro|metros|meter|meters|metre|metres'),
  ...toUnits({ of: 'weight', times: 1 }, 'kg|kgs|kilo|kilos|kilogramo|kilogramos|kilograms'),
  ...toUnits({ of: 'weight', times: 1000 }, 't|ton|tons|tonelada|toneladas|tonne|tonnes'),
]);
export const VOLUME_UNITS = toPhraseSet('m3|m³|cbm|metros cubicos');
export const VALUE_PHRASES = toPhraseSet(
  'valor cif|cif value|valor declarado|declared value|valor de la mercancia|goods value|value of goods|valor|value|cif',
);
export const DOLLARS = toPhraseSet('usd|us$|$|dolares|dollars');

export const PIECE_WORDS = toPhraseSet('pieza|piezas|bulto|bultos|piece|pieces|package|packages|paquete|paquetes');
export const SHIPMENT_WORDS = toPhraseSet(
  'embarque|embarques|envio|envios|shipment|shipments|consignment|consignments',
);
export const CUSTOMER_WORDS = toPhraseSet(
  'cliente|clientes|customer|customers|client|clients|agente|agentes|agent|agents|dominio|domain',
);
export const EACH_WORDS = toPhraseSet('cada|each|every|por cada|per|for each');
export const REQUESTED = toPhraseSet(
  'a solicitud|a solicitud del cliente|a peticion|a peticion del cliente|bajo pedido|bajo solicitud|si se solicita|' +
    'cuando se solicite|si lo solicita el cliente|si el cliente lo solicita|a requerimiento|on request|upon request|' +
    'on customer request|if requested|when requested|if asked for|at customer request|cuando lo solicite el cliente',
);
export const AND_WORDS = toPhraseSet('y|e|and|&|+');
export const OR_WORDS = toPhraseSet('o|u|or|y / o|/|o bien|or else');
export const WHOLE_DAY = toPhraseSet('todo el dia|all day|24 horas|24 hours|las 24 horas|dia completo');

/** Words that only hold a condition together. */
export const FILLERS = toPhraseSet(
  'todo|toda|todos|todas|all|solo|solamente|unicamente|only|just|exclusivo|exclusiva|exclusivamente|exclusively|si|if|cuando|when|para|for|en caso de|' +
    'in case of|aplica|aplican|aplica a|aplica para|se aplica|se aplica a|applies|applies to|apply|applicable|aplicable|' +
    'aplicable a|se cobra|cobra|charged|con|with|a|en|on|in|at|por|de|del|la|el|los|las|the|of|to|termino|terminos|term|' +
    'terms|incoterm|incoterms|carga|cargo|cargas|goods|mercancia|mercancias|llegada|llegadas|arrival|arrivals|arriving|llegue|' +
    'lleguen|llegando|que|which|that|es|sea|sean|son|is|are|bajo|under|any|alguna|algun|recargo|surcharge|dia|dias|days|day|' +
    'una|un|a|:|se|terms of|tipo|clase|class|condicion|se cobra en|se cobra a|pese|pesen|mida|midan|weighing|measuring',
);

/** Words that limit when a rate applies: what has one and is not understood is asked about. */
export const RESTRICTING_WORDS: ReadonlySet<string> = new Set(
  (
    'solo solamente unicamente exclusivo exclusiva exclusivamente only exclusively if si cuando when excepto except excluding ' +
    'salvo menos unless mas mayor mayores superior superiores exceda excedan excede over above exceeding exceeds more greater ' +
    'desde hasta from until till upto maximo minimo maximum minimum max min per cada each every free gratis gratuito libre ' +
    'libres partir despues antes after before entre between under bajo menor menores less below no not otros otras otro otra ' +
    'other others adicional adicionales additional further lunes martes miercoles jueves viernes monday tuesday wednesday ' +
    'thursday friday > solicitud request requested'
  ).split(' '),
);

function toPhrases<Value extends string>(table: Readonly<Record<Value, string>>): ReadonlyMap<string, Value> {
  return new Map(
    (Object.entries(table) as Array<[Value, string]>).flatMap(([value, phrases]) =>
      phrases.split('|').map((phrase) => [phrase, value] as const),
    ),
  );
}

function toPhraseLists(table: Readonly<Record<string, string>>): ReadonlyMap<string, readonly DayKind[]> {
  return new Map([...toPhrases(table)].map(([phrase, values]) => [phrase, values.split(',') as DayKind[]] as const));
}

function toPhraseSet(phrases: string): ReadonlyMap<string, true> {
  return new Map(phrases.split('|').map((phrase) => [phrase, true]));
}

function toUnits(unit: LimitUnit, words: string): Array<readonly [string, LimitUnit]> {
  return words.split('|').map((word) => [word, unit]);
}
