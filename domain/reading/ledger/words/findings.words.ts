import type { FindingCode } from '../ledger.types.js';
import { Phrases } from '../phrases.js';

/** Goods and wishes that a plain quotation does not answer, by what they are. */
export const FINDING_PHRASES: readonly { readonly code: FindingCode; readonly phrases: Phrases }[] = [
  {
    code: 'special-cargo',
    phrases: new Phrases(`
    live animal*; live pet*; my cat; my dog; our dog; our cat; mi gato; mi gata; mi perro; mi perra; perrito*; perrita*; gatito*; gatita*;
    live fish; live tropical; animal* viv*; puppy; puppies; cachorro*; horse; horses; caballo; caballos;
    day old chick*; pollitos; alpacas; one alpaca; 1 alpaca; una alpaca; goats; cabras; sheep; ovejas; calves; terneros; ganado en pie; live bird*; aves vivas;
    parrots; loros; kitten*; gatitos; tortugas vivas; live plants; alevines; bees; abejas; chilled; perishable*; perecedero*;
    mariscos frescos; pescado fresco; camaron fresco; fresh fish; fresh seafood; fresh meat; carne fresca; on ice; en hielo; frozen;
    congelado; congelada; congelados; congeladas; refrigerado; refrigerada; refrigerados;
    refrigeradas; vaccine; vaccines; vacuna; vacunas; cold chain; cadena de frio;
    cadena fria; gold bar*; gold coin*; monedas de oro; lingote*; bullion; gold bullion; oro en; oro fino; human remains; restos humanos;
    cadaver*; cenizas; urn; firearm*;
    ammunition; municiones; armas; jewel*; joyas; joyeria; banknotes; billetes; diamond*; diamantes; mascota*; pet dog; dogs; perros;
    temperature controlled; temperatura controlada; dry ice; hielo seco; insulin*; works of art; obras de arte
  `),
  },
  {
    code: 'wish',
    phrases: new Phrases(`
    days storage; days of storage; storage for; dias de almacenaje; dias de bodegaje; dias almacenaje; on a sunday; on sunday;
    en domingo; el domingo; sunday delivery; holiday delivery; dia feriado; house waybills; house airway bills; house awbs; hawbs;
    guias hijas; guias house; escort; custodia; include insurance; including insurance; incluir seguro; incluir el seguro;
    incluya seguro; con seguro; with insurance; incluyendo seguro; incluya el seguro; add insurance; insurance please;
    cotizar seguro; fumigate; be fumigated; fumigation; fumigacion; fumigar; discount of; discount on; % discount; percent discount;
    same discount; a discount; special discount; volume discount; further discount; better
    discount; % off; percent off; % less; % menos; por ciento menos; descuento; descuentito*; rebaja*; rebajita*; charter; less 10 %;
    menos 10 %; less 5 %; menos 5 %; crane at;
    con grua; tail lift; liftgate; plataforma hidraulica; desconsolid* parcial; entregas parciales; split delivery; two drops;
    dos entregas
  `),
  },
];

/** Words that take a thing back when they stand shortly before it. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  'no not non sin without ni nor none nada free libre excluding excluye excluir exclude empty vacias vacio'.split(' '),
);

/** Answers to a question of a form that deny it. */
export const DENIALS: ReadonlySet<string> = new Set('no none n ninguno ninguna not na'.split(' '));

/** Links between other goods and what they are for: `vitrinas para la joyería`. */
export const LINKS_OF_PURPOSE: ReadonlySet<string> = new Set(['para', 'for']);

/** Links between goods and their kind: `drones de fumigación`; behind a package they say what is in it. */
export const LINKS_OF_KIND: ReadonlySet<string> = new Set(['de', 'del', 'of']);

export const ARTICLES: ReadonlySet<string> = new Set('la el las los the a an una un'.split(' '));

/** Nouns that ask for a thing, or say that the goods are it: `servicio de fumigación`, `tarifa para vacunas`. */
export const ASKED_NOUNS: ReadonlySet<string> = new Set(
  (
    'quote quotation rate rates price cost offer service services shipment load cargo transport request freight certificate ' +
    'cotizacion tarifa precio costo oferta servicio servicios embarque envio carga transporte solicitud flete certificado ' +
    'tratamiento cotizar traslado importacion kg kgs kilos kilogramos lb lbs libras cbm m3 lote trial tons toneladas'
  ).split(' '),
);

/** Goods that a thing before them describes: `fumigation pumps`, `vaccine carriers`, `dog food`. */
export const DESCRIBED: ReadonlySet<string> = new Set(
  (
    'pump pumps machine machines equipment drone drones chamber chambers cabinet cabinets case cases display displays fridge ' +
    'fridges freezer freezers refrigerator refrigerators carrier carriers food cage cages saddle saddles toy toys bed beds collar ' +
    'collars shampoo boots harness truck trucks glasses boxes furniture store shop boat boats yacht bus buses fleet'
  ).split(' '),
);

/** Storage, which forms have a field for. */
export const STORAGE: Phrases = new Phrases(`
    days storage; days of storage; storage for; dias de almacenaje; dias de bodegaje; dias almacenaje
  `);

const CURRENCY_NAMES = (
  'eur,euros,cad,gbp,chf,jpy,cny,rmb,mxn,cop,crc,gtq,hnl,nio,brl,sek,dkk,nok,inr,aud,yen,yenes,yuan,yuanes,renminbi,reais,' +
  'colones,quetzales,lempiras,cordobas,rupees,rupias,sterling,pounds sterling,british pounds,libras esterlinas,swiss francs,' +
  'francos suizos,canadian dollars,dolares canadienses,mexican pesos,pesos mexicanos,colombian pesos,pesos colombianos,' +
  'local currency,moneda local,moneda nacional'
).split(',');

/** Currencies that a quotation may be wished in. */
export const CURRENCIES: Phrases = new Phrases(
  CURRENCY_NAMES.flatMap((name) => [`in ${name}`, `en ${name}`]).join(';'),
);

/** Words before a currency that wish the quotation in it. */
export const QUOTED_IN: Phrases = new Phrases(`
    quote; quotes; quotation; quotations; offer; offers; price; prices; rate; rates; invoice us; pay; payment; cotizar; cotizacion; cotizaciones;
    cotice*; coticen; oferta; ofertas; precio; precios; tarifa; tarifas; pagar; pago; pagos; facturar; facturen; facturarnos; facturennos
  `);
