import { Phrases } from '../phrases.js';

/** What else than cargo a figure is, by the words before it. `reach`: how many lexemes away the words may stand. */
export const ROLES_BEFORE: readonly { readonly role: AsideRole; readonly reach: number; readonly cues: Phrases }[] = [
  {
    role: 'telephone',
    reach: 9,
    cues: new Phrases(`
    tel; telefono; phone; ph; cell; celular; cel; mobile; movil; whatsapp; wa; fax; ext; extension; pbx; wechat; direct; +
  `),
  },
  {
    role: 'reference',
    reach: 4,
    cues: new Phrases(`
    po; order; orden; pedido; oc; ref; reference; referencia; awb; mawb; hawb; guia; rfq; quote; quotation; cotizacion; nro; num;
    number; numero; n°; nº; un; sr .; sl .; s / no; s . no; hs; hts; sku; part; model; modelo; serie; serial; ticket; case; id; ruc; nit; cedula; rtn; vat; doc;
    event; line; linea; round; lot; lote; iso; div; divisor; version; form; code; codigo; sap; imo; class; clase; p / n; s / n;
    p . o; o / c; no .; cas no; purchase order; factura no; invoice no; inv
  `),
  },
  {
    role: 'address',
    reach: 3,
    cues: new Phrases(`
    km; kilometro; calle; avenida; ave; av; street; st; zona; zone; suite; piso; floor; local; galera; nave; apartado; apto; room;
    edificio; building; block; carretera; ruta; rd; road; blvd; casa; oficina; lote; bodega; warehouse; door; anden
  `),
  },
  {
    role: 'net',
    reach: 8,
    cues: new Phrases(`
    net; neto; netos; neta; netto; peso limpio; peso liquido; nw; nett; nt . wt; nt wt; n . w; n . wt; pn; n / w; p . n
  `),
  },
  {
    role: 'net',
    reach: 6,
    cues: new Phrases(`
    without packaging; without packing; without the packaging; without the box; without its box; without the case; without the pallet;
    alone; la pura maquina; el puro equipo; solo la maquina; solo el equipo; la maquina sola; el equipo solo; sin la tarima;
    without the crate; without crate; sin embalaje; sin empaque; sin caja; sin la caja
  `),
  },
  {
    role: 'tare',
    reach: 8,
    cues: new Phrases(`
    tare; tara
  `),
  },
  {
    role: 'chargeable',
    reach: 8,
    cues: new Phrases(`
    chargeable; volumetric; volumetrico; vw; cw; dimensional; cobrable; tasable; chgb; chg; peso vol*; vol weight; vol wt; vol . wt; vol . weight;
    volume weight; dim weight; v . w; c / w; v / w; c . w; ch . w; ch w; ch . wt; chw; chargable
  `),
  },
  {
    role: 'limit',
    reach: 5,
    cues: new Phrases(`
    min; minimum; minimo; max; maximum; maximo; maxima; limit; limite; capacity; capacidad; forklift; montacargas; crane; grua;
    up to; hasta; over; break*; above; no more than; mas de; more than; daily
  `),
  },
  {
    role: 'rate',
    reach: 3,
    cues: new Phrases(`
    handle; handles; move; moves; moved; process; manejamos; movemos; transportamos; procesamos
  `),
  },
  {
    role: 'rate',
    reach: 1,
    cues: new Phrases(`
    per
  `),
  },
  {
    role: 'past',
    reach: 12,
    cues: new Phrases(`
    shipped; we sent; enviamos; mandamos; trajimos; last time; last year; last month; la vez pasada; el ano pasado; el año pasado;
    el mes pasado; la ultima vez; previous shipment; embarque anterior; quoted us; you quoted; nos cotiz*; nos cobraron; you charged; nos trajeron
  `),
  },
  {
    role: 'product',
    reach: 5,
    cues: new Phrases(`
    quintales de los de; quintales de; qq de
  `),
  },
  {
    role: 'temperature',
    reach: 2,
    cues: new Phrases(`
    temp; temperature; temperatura; at -; entre -
  `),
  },
];

/** What else than cargo a figure is, by the words behind it and its unit. */
export const ROLES_AFTER: readonly { readonly role: AsideRole; readonly cues: Phrases }[] = [
  {
    role: 'product',
    cues: new Phrases(`
    %; °; º; volt*; v; kva; kw; hp; watt*; w; rpm; hz; ml; lt*; litro*; liter*; litre*; gal; galon*; oz; psi; amp*; btu; ah; mah; gb;
    tb; ply; mil; inches-display; gr; grs; gramos; g
  `),
  },
  {
    role: 'time',
    cues: new Phrases(`
    day*; dia; dias; hour*; hora; horas; hr; hrs; week*; semana*; month*; mes; meses; year*; ano; anos; minut*; business; working;
    am; pm; hs; th; st; nd; rd; a . m; p . m; habiles; años; año; min; de enero; de febrero; de marzo; de abril; de mayo; de junio;
    de julio; de agosto; de sep*; de set*; de octubre; de noviembre; de diciembre
  `),
  },
  {
    role: 'rate',
    cues: new Phrases(`
    / hr; / hour; / hora; / day; / dia; / week; / semana; / month; / mes; / flight; / m2; per hour; per day; per week; per month;
    per year; per flight; a day; a week; a month; daily; por hora; por dia; por semana; por mes; por vuelo; al dia; a la semana;
    al mes; mensual*; weekly; monthly; semanal*; diari*; each month; cada mes; cada semana; every week
  `),
  },
  {
    role: 'net',
    cues: new Phrases(`
    net; neto; netos; neta; netas; nw; nett; n . w; ( net; ( neto; la maquina; el equipo solo; sola; solo; pelado; pelada;
    sin caja; sin embalaje; sin empaque; sin tarima; alone; bare; uncrated; unpacked; without the crate; without crate; without packing;
    , that was net; that was net; was net; is net; , eso era neto; era neto; era el neto; es neto
  `),
  },
  {
    role: 'limit',
    cues: new Phrases(`
    capacity; capacidad; de capacidad; lift; swl; rated; max load; break; breaks
  `),
  },
  {
    role: 'tare',
    cues: new Phrases(`
    tare; tara; de tara; de la tarima; for the pallet; ( tare
  `),
  },
  {
    role: 'chargeable',
    cues: new Phrases(`
    chargeable; volum*; vol; cobrable*; tasable*; ( chargeable; ( vol*; chgb; dim; " volum*
  `),
  },
];

/** Words of months and days near which a bare figure is a date. */
export const DATE_WORDS: ReadonlySet<string> = new Set(
  (
    'jan feb mar apr may jun jul aug sep sept oct nov dec ene abr ago set dic enero febrero marzo abril mayo junio julio ' +
    'agosto septiembre setiembre octubre noviembre diciembre january february march april june july august september ' +
    'october november december monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves ' +
    'viernes sabado domingo etd eta ready fecha date week semana wk deadline vence'
  ).split(' '),
);

/** Each of several pieces. */
export const EACH: Phrases = new Phrases(`
    each; ea; apiece; cad .; cda; kada; cadauno; a box; a carton; a crate; a case; a pallet; a skid; a drum; a bag; a roll; a piece; a unit;
    a tube; individually; individualmente; c / u; c / u .; c / una; c / uno; cu; cada; unitario; @; la una; el uno; la caja; la tarima;
    el bulto; la pieza; each one; per piece; per box; per carton; per ctn; per pallet; per plt; per skid; per crate; per unit;
    per drum; per bag; per pc; per pkg; per package; per roll; per case; per item; per-piece; por caja; por bulto; por tarima;
    por pieza; por unidad; por pallet; por carton; por saco; por paleta; por tambor; por rollo; por cajon; por huacal; por jaula;
    la unidad; cada uno; cada una; / ctn; / plt; / pc; / pcs; / pallet; / carton; / box; / pkg; / unit; / pza; / caja; / bulto;
    c / caja; c / bulto; c / tarima; c / pallet; c / pieza; c / carton; c / ctn; c / saco; chacun; chacune; x caja; x bulto; x tarima;
    x pallet; x unidad; x pieza; p / u; unit weight; / ea; / drum; / crate; je; a pack; a package; a bundle; a sack; a pail; a barrel; a reel; a coil
  `);

/** All pieces together. */
export const TOTAL: Phrases = new Phrases(`
    total; totals; totales; tot; ttl; gesamt; insgesamt; all in; altogether; in all; combined; together; todo junto; juntos; juntas; grand; en conjunto;
    entre todo*; entre toda*; entre las; entre los; overall; suman; sum; in total; en total; aggregate; gw ttl; for the lot; for the whole;
    for everything; all told; por todo; el lote; conjunto; todo pesa; pesa todo; todo eso pesa; pesan todas; pesan todos; todas pesan;
    todos pesan;
    las dos; las tres; las cuatro; las cinco; las seis; los dos; los tres; los cuatro; los cinco; los seis; all two; all three; all four;
    all five; all six; the lot; whole lot; entire lot; whole shipment; entire shipment
  `);

/** Cues of a value that replaces another. */
export const CORRECTION: Phrases = new Phrases(`
    actually; updat*; pasa de; pasan de; paso de; pasaron de; grew from; went from; perdon; perdonad; perdonen; al final; finally;
    in the end; sorry; disculp*; correccion; correction; corrected; corrijo; corregi*; ahora; now; changed; cambi*;
    digo; i meant; quise decir; fe de erratas; reweigh*; re - weigh*; instead; rather; mejor dicho; errata; no es; revis*; equivoqu*;
    my mistake; my bad; scratch that; strike that; borre* eso; erratum; lease; debe leerse; espere; hang on; me confundi; en realidad; make that;
    make it; no wait
  `);

/** Cues right before a value that no longer holds. */
export const RETRACTED: Phrases = new Phrases(`
    not; no; earlier; formerly; disregard; disregard the; forget; forget the; scratch the; olvide las; olvide los; instead of; en vez de;
    en lugar de; rather than; antes eran; antes; was; were; eran; era; decia; said; previously; y no;
    from; no son; ya no; not the; i wrote; i said; yo puse; habia puesto; habia dicho; escribi; no los; no las; dije; puse
  `);

/** Words before a figure of which an erratum says what it should be. */
export const WHERE_IT_SAYS: Phrases = new Phrases(`
    donde dice; donde decia; donde puse; donde pone; donde se lee; where it says; where it said; where it reads; where i put; where i wrote
  `);

/** Verbs of a letter that replaces an earlier one, which they name. */
export const VOIDED: Phrases = new Phrases(`
    disregard the; ignore the weight; forget the; olvide el; olviden el; ignore el; ignoren el; descarte el; descarten el; supersedes;
    superseding; replaces; replacing; cancels and replaces; reemplaza; sustituye; anula; deja sin efecto
  `);

/** What is said at the top of figures further down that no longer hold. */
export const VOID_BELOW: Phrases = new Phrases(`
    old figures below; figures below no longer; figures below are no longer; figures below are old; disregard the figures below;
    ignore the figures below; disregard the below; ignore the below; disregard below; ignore below; not the older ones;
    not the old ones; final packing is the top one; the top one is final; below is outdated; below is obsolete; below are outdated;
    numbers below are old; details below are old; datos de abajo ya no; lo de abajo ya no; ignore lo de abajo; ignorar lo de abajo;
    medidas de abajo ya no; no tome en cuenta lo de abajo; no tomar en cuenta lo de abajo; datos anteriores ya no; abajo esta viejo
  `);

/** A word that stands for the figures of another piece. */
export const REPEATS: Phrases = new Phrases(`
    same size; same dims; same dimensions; same dim; same weight; misma medida; mismas medidas; ditto; mismas dimensiones;
    misma dimension; mismo peso; mismo tamano; mismos kilos; idem; identical to; igual que la; iguales a
  `);

/** A multiple of other figures: figures of the email do not hold as they stand. */
export const MULTIPLES: Phrases = new Phrases(`
    double the; double that; el doble; doble de; triple; half the; la mitad; twice the; doble cantidad
  `);

/** One more of what is counted: neither the count nor the weight holds as it stands. */
export const ONE_MORE: Phrases = new Phrases(`
    agregue una mas; agregue otra; agregue otro; agregue uno mas; agreguen una mas; agreguen otra; agreguen otro; agreguen uno mas;
    favor agregar una mas; favor agregar otra; favor agregar otro; favor agregar uno mas; hay que agregar una mas; hay que agregar otra;
    hay que agregar otro; hay que agregar uno mas; agreguele una mas; agreguele otra; agreguele otro; agreguele uno mas;
    sume una mas; sume otra; sume otro; sume uno mas; sumele una mas; sumele otra; sumele otro; sumele uno mas; anada una mas; anada otra;
    anada otro; anada uno mas; se agrega una mas; se agrega otra; se agrega otro; se agrega uno mas; se suma una mas; se suma otra;
    se suma otro; se suma uno mas; va una mas; va uno mas; van dos mas; viene una mas; viene uno mas; y una mas igual; y uno mas igual;
    y otra igual; y otro igual; mas otra igual; mas otro igual; add one more; add another; adding one more; adding another; plus one more;
    plus another one; one more of the same; one more like it; one more like that; another one like it; another of the same;
    another identical; another one the same
  `);

/** Another unit for figures of the email. */
export const OTHER_UNITS: Phrases = new Phrases(`
    pounds , not; pounds not;
    not kilos; no kilos; not pounds; no libras; kilos , not; libras , no; not kg; inches not; inches , not; not cm; no pulgadas;
    pulgadas , no; not inches; not lbs; no son kilos; no son libras
  `);

/** The sides and things whose lengths are no packed size. */
export const NO_PACKED_SIZE: ReadonlySet<string> = new Set(
  (
    'gate porton ceiling techo bridge puente screen screens pantalla display tv tvs televisor televisores monitor monitors monitores laptops laptop tubo pipe door puerta radius diam diametro diameter product machine itself ' +
    'unpacked inner dock muelle stairs escalera displays screens pantallas panel warehouse truck camion antes display producto equipo forklift elevator ascensor'
  ).split(' '),
);

export type AsideRole =
  | 'telephone'
  | 'reference'
  | 'address'
  | 'net'
  | 'tare'
  | 'chargeable'
  | 'limit'
  | 'temperature'
  | 'product'
  | 'time'
  | 'rate'
  | 'date'
  | 'past';
