import { Phrases } from '../phrases.js';

/** Words right before a place at which the goods are handed over. */
export const DELIVERY_CUES: Phrases = new Phrases(`
    dap; ddp; ddu; dpu; dat; door; delivered; delivery; deliver; entrega; entregar; entregado; puesto; puesta; puestos; puestas;
    hasta; destino; destination; d2d; carriage; final; cnee; consignee; warehouse; bodega; onward; onwards; going; drop; drop off;
    interno a; interior; ends; terminando
  `);

/** Words before a place that is no destination of the goods. */
export const OTHER_PLACE_CUES: Phrases = new Phrases(`
    from; ex; desde; via; or; o; not; no; our office; oficina; offices in; office in; based in; pickup; pick up; pick - up; recoger;
    recogida; supplier; proveedor; vendor; shipper; fabrica; factory; origin; origen; pol; located in; ubicad*; shop in; ready in;
    calle; avenida; street; transit; transito; escala; stopover; connecting; conexion; transbordo; instead of; en vez de; en lugar de; except; antes; embarcador; exporter; made in;
    hecho en; saludos desde; greetings from; trip to; feria de; banco de; universidad de; procedente; sale de; saliendo
  `);

/** The customer fetches the goods at the airport. */
export const COLLECTS_PHRASES: Phrases = new Phrases(`
    we collect; we will collect; customer collects; client collects; consignee collects; retiramos; retira; retirar; lo retiramos;
    recogemos; recogeremos; own truck; own pick up; own pickup; airport to airport; no delivery; without delivery; sin entrega; sin delivery; sin reparto;
    hasta aeropuerto; hasta el aeropuerto; up to the airport; up to airport; aeropuerto a aeropuerto; we pick up; pick it up;
    pick them up; recoge*; to airport only; solo aeropuerto
  `);

/** Capitals of three letters that are no airport in a quotation request. */
export const NO_AIRPORT_CODES: ReadonlySet<string> = new Set(
  (
    'DAP CPT DDP FCA EXW FOB CIF CIP CFR DPU DAT DDU USD EUR CBM PCS LBS KGS THE AND RFQ PLS ATA DIM NET ETA ETD TKS TEL AIR ' +
    'CTN PLT BOX CAN YOU MED BTS CJS ARR DEP GBP COO MAX MIN PER ALL FOR NOT LED PDF QTY STC POD POL FAX EXT CEL INC LTD PTE SRL RUC NIT ISO AWB MSDS'
  ).split(' '),
);

/** Words with which senders say where they themselves are. */
export const SENDER_CUES: Phrases = new Phrases(`
    somos; we are; we ' re; i am; i ' m; estamos; our company; nuestra empresa; based; office; oficina; shop in; plant in
  `);

/** Words before an airport that say that somebody comes there for the goods, or that no more is wanted of us. */
export const FETCHES: Phrases = new Phrases(`
    collect; collects; fetch; fetches; pick*; clear it; clear them; clears; meets; awaits; retira*; recog*; recib*; pasa*; nada mas;
    bring*; necesitamos en; necesito en; ocupamos en
  `);

/** Nouns before a town that make it a part of a company's name. */
export const ORGANISATIONS: ReadonlySet<string> = new Set(
  (
    'agencia agency aduanera aduanas corredora corredores distribuidora importadora exportadora comercial industrias industria ' +
    'grupo ferreteria farmacia hospital hotel clinica colegio escuela universidad cooperativa ingenio hacienda finca beneficio ' +
    'laboratorio laboratorios restaurante joyeria libreria imprenta taller talleres muebles cerveceria panaderia banco ' +
    'plasticos textiles repuestos inversiones logistica transportes company group imports'
  ).split(' '),
);

/** Words that ask for a delivery beyond the airport. */
export const DELIVERY_WORDS: Phrases = new Phrases(`
    door; to door; deliver*; entreg*; puerta; domicilio; bodega; warehouse; puesto en; puesta en; puestos en; final destination;
    destino final; onward; on - carriage; oncarriage; interno a; last mile; ultima milla; truck*; lleven; llevar; drop off; dejar en
  `);

/** Words with a capital behind a term of delivery that name no place. */
export const NO_PLACE_WORDS: ReadonlySet<string> = new Set(
  (
    'please kindly quote thanks thank regards gracias saludos favor cotizar from desde valor value peso weight pieces bultos incoterm ' +
    'incoterms terms term airport aeropuerto commodity gross dims cargo mercancia ready pallets pallet cajas carga with para origin origen'
  ).split(' '),
);

/** Words right before a place that make it one more destination beside the one that is read. */
export const FURTHER_DESTINATION_CUES: Phrases = new Phrases(`
    also to; also quote; also quote to; also for; quote also; quote also to; also a quote to; also a rate to; and also to; and another to;
    option for; option to; optional to; option :; alternative :; alternatively; alternatively to; alternative to; alternate :;
    same to; same for; the same to; the same for; second option :; second option : delivery in; second option : delivery to; second destination :; second destination;
    another destination :; another destination; other destination :; other destination; additional destination :; or to; or else to;
    also need it in; also need it at; also need it to; also need them in; also need them to; also need one to; also deliver to; also delivery to;
    tambien a; tambien hacia; tambien para; tambien cotizar a; tambien cotizar para; tambien cotizar hacia; cotizar tambien a; cotizar tambien para;
    cotizar tambien hacia; tambien cotice a; tambien una a; opcion para; opcion a; opcion :; opcion hacia; alternativa :; alternativa a; alternativamente a;
    lo mismo a; lo mismo para; lo mismo hacia; igual a; igual para; igual hacia; segunda opcion :; segunda opcion : entrega en;
    segundo destino :; segundo destino; otro destino :; otro destino; otra a; otra para; o si no a; o si no , a; o bien a; o a; o hacia
  `);

/** Words right behind a place that do so: `Tegucigalpa as well`. */
export const FURTHER_DESTINATION_ENDS: Phrases = new Phrases('as well; also; too; tambien; igualmente; instead');
