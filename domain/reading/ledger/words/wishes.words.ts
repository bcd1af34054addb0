import { Phrases } from '../phrases.js';

/** That duties and taxes are to be in the price. */
export const DUTY_PHRASES = `
    including duties; including duty; including import duties; including taxes; including vat; duties included; duty included;
    incluyendo impuestos; incluyendo los impuestos; incluyendo aranceles; impuestos incluidos; aranceles incluidos;
    incluir impuestos; incluir los impuestos; incluir aranceles`;

/** Cold goods and the cold chain, in words that need no wish around them. */
export const COLD_CHAIN: Phrases = new Phrases(
  listSpellings(`
    refrigerated truck*; refrigerated lorr*; refrigerated van*; refrigerated vehicle*; refrigerated transport*;
    refrigerated deliver*; refrigerated storage; refrigerated warehouse; refrigerated cargo; refrigerated goods;
    refrigerated shipment; refrigerated please; keep refrigerated; kept refrigerated; stay refrigerated; be refrigerated;
    refrigeration required; refrigeration needed; use refrigeration; need refrigeration; needs refrigeration;
    require refrigeration; requires refrigeration; requiere refrigeracion; requerimos refrigeracion; necesita refrigeracion;
    necesitamos refrigeracion; con refrigeracion; refrigeracion requerida; reefer; reefer truck*; reefer van*; reefer container*;
    reefer trailer*; reefer transport; thermo king; thermoking; keep cold; keep cool; keep it cold; keep it cool; keep them cold;
    kept cold; kept cool; stay cold; stay cool; remain cold; temperature_controlled; temp controlled; temperature_sensitive;
    sensible a la temperatura; sensibles a la temperatura; carga en frio; transporte en frio; mantener en frio; conservar en frio;
    cold room; cool room; cold storage; cool storage; deep_freeze; deep_frozen; cuarto frio; camara fria; camara de frio;
    camara frigorifica; bodega fria; almacenamiento en frio; mantener frio; mantener fria; mantener frias; thermal blanket*;
    thermal cover*; manta* termica*; cobertor* termico*; furgon frigorifico; camion frigorifico; transporte frigorifico
  `),
);

/** Wishes that these words express wherever they stand. */
export const PLAIN_WISHES: Phrases = new Phrases(
  listSpellings(`
    tail_lift; tail_gate lift; truck with hydraulic lift; truck with ramp; truck with a ramp; camion con rampa;
    camion con compuerta; camion con puerta hidraulica; camion con plataforma; lift_gate; lift_gate truck*; tail_lift truck*;
    forklift at destination; crane at destination; montacargas en destino; grua en destino; carretilla elevadora en destino;
    pallet_jack required; pallet_jack needed; inside delivery; indoor delivery; white_glove; room of choice; to the second floor;
    to the third floor; to the fourth floor; to the upper floor; to the 2 nd floor; to the 3 rd floor; entrega en segundo piso;
    entrega en el segundo piso; entrega en tercer piso; entrega en el tercer piso; subir al segundo piso; subir al tercer piso;
    entrega puertas adentro; puertas adentro; helpers to unload; helpers for unloading; labourers to unload;
    ayudantes para descargar; ayudantes para la descarga; estibadores para; personal para descargar; personal para la descarga;
    unload and place; descarga en sitio; con descarga en; unloading included; descarga incluida; descargado en; descargada en; descargados en;
    descargadas en; installation on site; installation at; assembly on site;
    instalacion en sitio; instalacion en el sitio; montaje en sitio; montaje en el sitio; crane unloading; unloading crane;
    grua para descargar; grua para la descarga; call ahead; call before deliver*; llamar antes de entregar; by appointment;
    delivery appointment; an appointment for; appointment for delivery; appointment before delivery; appointment required;
    appointment needed; entrega con cita; con cita previa; cita previa; solo con cita; cita de entrega; cita para entrega;
    cita para la entrega; night delivery; deliver at night; delivery at night; night_time delivery; evening delivery;
    entrega nocturna; entrega de noche; entrega en la noche; entregar de noche; entregar en la noche; weekend delivery;
    deliver on the weekend; deliver at the weekend; delivery on the weekend; delivery on weekend*; delivery at the weekend;
    saturday delivery; deliver on saturday; deliver on a saturday; delivery on saturday; delivery on a saturday; deliver saturday;
    entrega el sabado; entrega en sabado; entrega sabado; entregar el sabado; entregar en sabado; entregar sabado;
    entrega el fin de semana; entrega en fin de semana; entregar en fin de semana; entregar el fin de semana;
    delivery on a holiday; deliver on a holiday; entrega en feriado; entregar en feriado; entregar el feriado;
    after_hours delivery; deliver after_hours; delivery after_hours; delivery outside business hours; entrega fuera de horario;
    entregar fuera de horario; delivery after 5 pm; delivery after 6 pm; delivery after 7 pm; delivery after 8 pm; armed guard*;
    security guard*; security seal; truck with gps; vehicle with gps; camion con gps; vehiculo con gps; unidad con gps;
    escorted truck; escorted transport; escorted delivery; armored truck; armoured truck; camion blindado; vehiculo blindado;
    con custodio; custodio armado; con escolta; escolta armada; gps tracking; monitoreo gps; rastreo gps; rastreo satelital;
    monitoreo satelital; satellite tracking; sealed truck; marchamo de seguridad; marchamo electronico; precinto de seguridad;
    precinto electronico; all_risk insurance; all_risks insurance; seguro todo riesgo; seguro contra todo riesgo;
    seguro a todo riesgo; cobertura de seguro; insure the cargo; insure the goods; insure the shipment; insure our; insure it;
    insured please; asegurar la carga; asegurar la mercaderia; asegurar la mercancia; asegurar el embarque; asegurar el envio;
    warehousing for; almacenamiento por; almacenaje por; bodegaje por; in your warehouse for; hold in your warehouse;
    en su bodega por; dejar en su bodega; guardar en bodega; guardar en su bodega; guardarla en bodega; guardarlo en bodega;
    store the pallets; store the goods; store the cargo; store it for; store them for; ispm; nimf; ippc; heat treatment of;
    tratamiento termico de tarimas; tratamiento termico de las tarimas; on_to pallets; put them on pallets; put it on pallets;
    put on pallets; poner en tarimas; ponerlas en tarimas; ponerlo en tarimas; montar en tarimas; shrink_wrap the;
    stretch_wrap the; emplasticar; plastificar las tarimas; reempacar; reempaque; re_pack; re_packing; re_packaging; re_label;
    re_labell*; re_labeling; reetiquetar; labeling of; labelling of; etiquetado de cada; import licen* processing;
    import permit processing; re_export; re_exported; re_exportation; reexportacion; reexportar; se reexportara; reexportaremos;
    ata carnet; carnet ata; cuaderno ata; transit declaration; customs transit; under bond; transito aduanero terrestre;
    ${DUTY_PHRASES}; two trucks; 2 trucks; three trucks; 3 trucks; dos camiones; 2 camiones; tres camiones; 3 camiones; dedicated truck*;
    dedicated vehicle*; dedicated van; dedicated delivery; dedicated transport; exclusive truck*; exclusive vehicle*;
    exclusive use; camion dedicado; camion exclusivo; unidad dedicada; unidad exclusiva; vehiculo dedicado; vehiculo exclusivo;
    transporte dedicado; transporte exclusivo; flete dedicado; flete exclusivo; uso exclusivo del camion; full truck;
    camion completo; direct truck; two deliveries; 2 deliveries; three deliveries; tres entregas; 2 entregas
  `),
);

/** Things that are a wish where they are asked for: `we need insurance`, `forklift required`, `incluir descarga`. */
export const ASKED_THINGS: Phrases = new Phrases(
  listSpellings(`
    temperature control; control de temperatura; plataforma elevadora; rampa hidraulica; compuerta hidraulica; insurance;
    cargo insurance; freight insurance; insurance cover; insurance coverage; seguro; seguro de carga; el seguro; poliza;
    poliza de seguro; storage; warehousing; almacenaje; bodegaje; almacenamiento; fork_lift; forklifts; crane; grua; montacargas;
    montacarga; pallet_jack; carretilla elevadora; rampa; rampa para descargar; ramp; unloading; offloading; off_loading; unload;
    descarga; descargue; descargar; assembly; installation; armado; montaje; instalacion; helpers; ayudantes; estibadores; escolta;
    custodio; gps; marchamo; precinto; seal; fumigated pallets; tarimas fumigadas; heat treatment; tratamiento termico; crating;
    palletizing; palletising; palletization; palletisation; labelling; labeling; paletizado; paletizacion; etiquetado; embalaje;
    embalaje en madera; packing service; packaging service; servicio de embalaje; import permit*; import licence*; import license*;
    sanitary permit*; sanitary registration; phytosanitary certificate; certificado fitosanitario; permiso de importacion;
    permiso sanitario; permisos de importacion; permisos sanitarios; licencia de importacion; registro sanitario; nota tecnica;
    door pickup; door pick_up; pick_up; collection; pickup at origin; origin pickup; recoleccion; recogida; recolecta; appointment;
    temporary import; temporary importation; temporary admission; importacion temporal; admision temporal; internacion temporal;
    credito; credit; days credit; days of credit; credit terms; credit line; linea de credito; dias de credito; payment terms; plazo de pago; condiciones de pago
  `),
);

/** What a sender asks us to do with the goods: `please palletize`, `favor recolectar`, `can you pick up`. */
export const ASKED_ACTIONS: Phrases = new Phrases(
  listSpellings(`
    palletize; palletise; paletizar; crate the; crate our; embalar; etiquetar; label each; label every; label the; insure;
    asegurar; unload; descargar; offload; install; instalar; assemble; armar; fumigate; fumigar; store; almacenar;
    obtain the import permit; process the import permit; process the sanitary permit; handle the permits; obtain the permits;
    process the permits; get the permits; tramitar el permiso; tramitar permisos; tramitar los permisos; tramite de permisos;
    gestionar los permisos; gestionar permisos; gestionar licencia; gestionar la licencia; gestionar el permiso;
    tramitar la licencia; tramitar licencia; shrink_wrap; stretch_wrap
  `),
);

/** What a sender asks us to fetch where the goods are. */
export const PICK_UPS: Phrases = new Phrases(
  listSpellings(`
    pick_up; pick it up; pick them up; collect; recoger; recolectar; recogerla; recogerlo; recogerlas; recogerlos; recojan;
    recolecten
  `),
);

/** The buyer's carrier fetches the goods under these terms: that it does so is no wish beside them. */
export const FETCHING_TERMS: Phrases = new Phrases('exw; fca; ex works; exworks; ex - works');

/** Where the customer fetches the goods himself. */
export const OWN_PLACES: ReadonlySet<string> = new Set('airport aeropuerto terminal'.split(' '));

/** Words with which a thing is asked for, right before it or before its article. */
export const ASKS: ReadonlySet<string> = new Set(
  (
    'need needs require requires want wants include including incl add adding quote quoting offer provide arrange request please pls kindly ' +
    'necesito necesitamos necesita ocupo ocupamos requiero requerimos requiere requieren queremos quisiera quisieramos solicitamos ' +
    'incluir incluya incluyan incluyendo agregar agregue agreguen cotizar cotice cotizen coticen cotizarme contratar coordinar ' +
    'considerar considere favor porfavor deseamos dan den dar ofrecen ofrezcan otorgan otorguen conceden give grant extend'
  ).split(' '),
);

/** Words that ask us to do something. */
export const REQUESTS: ReadonlySet<string> = new Set(
  'please pls kindly you us favor porfavor pueden puede podrian podria ustedes incluir tambien also solicitamos necesitamos necesito'.split(
    ' ',
  ),
);

/** Small words between an asking word and what is asked for. */
export const FILLERS: ReadonlySet<string> = new Set(
  'a an the also some any extra additional tambien ademas el la los las un una unos unas su your to for por de del para que'.split(
    ' ',
  ),
);

/** Words that ask whether a thing is necessary: what a rule demands is no wish for it. */
export const WHETHER_NEEDED: Phrases = new Phrases(`
    si hay que; si se debe; si se tiene que; si es necesario; si debemos; hay que; if it has to; if they have to; if we have to;
    whether it has to; whether they have to; whether we have to; whether it needs to; do we need to; do we have to
  `);

/** Words behind a thing that demand it, directly or behind `is`. */
export const DEMANDS: ReadonlySet<string> = new Set(
  (
    'required needed requested necessary mandatory please pls requerido requerida requeridos requeridas necesario necesaria necesarios ' +
    'necesarias obligatorio obligatoria porfa porfavor'
  ).split(' '),
);

/** Words between a thing and its demand. */
export const COPULAS: ReadonlySet<string> = new Set(
  'is are es son sera seran will be service servicio included incluido incluida also too tambien at in en on for of'.split(
    ' ',
  ),
);

/** What may follow a thing that is asked for; a noun there makes it other goods (`forklift battery`). */
export const FOLLOWERS: ReadonlySet<string> = new Set(
  (
    'as too also at in on of for to from with and please pls required needed if is are will en a al de del para por con y e o or tambien ' +
    'requerido requerida requeridos requeridas necesario necesaria necesarios necesarias si ser service servicio included incluido incluida'
  ).split(' '),
);

/** Goods that such words describe: `cold room panels`, `GPS tracking devices`. */
export const DESCRIBED_DEVICES: ReadonlySet<string> = new Set(
  (
    'panel panels paneles part parts spare spares kit kits door doors puertas unit units unidades compressor compressors device devices ' +
    'system systems controller controllers sensor sensors equipment machine machines repuestos equipo equipos pump pumps battery batteries ' +
    'bag bags container containers display displays cabinet cabinets case cases box boxes'
  ).split(' '),
);

/** Signs and words of a temperature behind its figure. */
export const TEMPERATURE_UNITS: ReadonlySet<string> = new Set(
  'c ºc celsius grados grado degrees degree deg centigrados ° º'.split(' '),
);

/** What stands between the two ends of a range. */
export const RANGE_SIGNS: ReadonlySet<string> = new Set(['-', '/', 'to', 'a', 'y', 'and', 'al']);

/** Words of a temperature at which goods are kept. */
export const KEEPING_WORDS: Phrases = new Phrases(`
    keep; kept; store; stored; storage; maintain*; hold; ship; transport; temperatur*; temp; mantener*; mantenid*; manten*; conservar*;
    conservad*; conserv*; almacen*; frozen; chilled; congelad*; refrigerad*; below; bajo; entre; between
  `);

/** `tail_lift` is written in two words, with a hyphen and in one. */
function listSpellings(list: string): string {
  return list
    .split(';')
    .flatMap((phrase) =>
      phrase.includes('_') ? [' ', ' - ', ''].map((joint) => phrase.replaceAll('_', joint)) : [phrase],
    )
    .join(';');
}
