import type { FindingCode } from '../ledger.types.js';
import { Phrases } from '../phrases.js';

/** Goods, wishes and errands that a plain quotation does not answer, by what they are. */
export const FINDING_PHRASES: readonly { readonly code: FindingCode; readonly phrases: Phrases }[] = [
  {
    code: 'other-mode',
    phrases: new Phrases(`
    ocean freight; sea freight; by sea; lcl; fcl; seafreight; ocean; maritim*; por mar; en barco; via maritima; transporte terrestre;
    flete terrestre; via terrestre; por tierra; road freight; ftl; ltl; by road; by truck; 40hc; 40hq; 20gp; 20dv; 40 hc; 40 hq;
    20 st; 20dc; contenedor de 20; contenedor de 40; x 20 gp; x 40 hc; courier service; servicio courier; por courier; by courier
  `),
  },
  {
    code: 'several',
    phrases: new Phrases(`
    two shipments; three shipments; 2 shipments; 3 shipments; dos embarques; tres embarques; 2 embarques; 3 embarques; dos envios;
    tres envios; separate shipments; separate quotes; embarques separados; envios separados; cotizaciones separadas; two quotes;
    dos cotizaciones; quote both; both options; two options; dos opciones; 2 options; 2 opciones; three options; tres opciones;
    ambas opciones; two destinations; dos destinos; tres destinos; varios destinos; quote separately; cotizar por separado;
    dap or ddp; dap o ddp; cpt or dap; cpt o dap; dap y ddp; dap and ddp; cpt and dap; cpt y dap; ddp or dap; dap / ddp; dap vs ddp;
    dap or cpt; dap o cpt; cotizar ambos; cotizar ambas
  `),
  },
  {
    code: 'special-cargo',
    phrases: new Phrases(`
    live animal*; live fish; live tropical; animal* viv*; puppy; puppies; cachorro*; horse; horses; caballo; caballos;
    day old chick*; pollitos; bees; abejas; chilled; frozen; congelad*; refrigerad*; vaccine*; vacuna*; cold chain; cadena de frio;
    cadena fria; gold bar*; gold bullion; oro en; oro fino; human remains; restos humanos; cadaver*; cenizas; urn; firearm*;
    ammunition; municiones; armas; jewel*; joyas; joyeria; banknotes; billetes; diamond*; diamantes; mascota*; pet dog; dogs; perros;
    temperature controlled; temperatura controlada; dry ice; hielo seco; insulin*; works of art; obras de arte
  `),
  },
  {
    code: 'dangerous',
    phrases: new Phrases(`
    thinner; alcohol; paint; paints; pintura; pinturas; solvent; solvents; solvente*; car batter*; lead acid; acid batter*;
    truck batter*; lithium batter*; lithium ion; li - ion; lipo; spare batter*; batteries; bateria; baterias; perfume; perfumes;
    aerosol*; acid; acids; acido; acidos; litio; propane; butane; butano; gas propano; fireworks; pirotecni*; pesticid*; plaguicid*;
    gasolin*; nail polish; esmalte*; hand sanitizer; power bank*; powerbank*; e - bike*; ebike*; extintor*; fire extinguisher*;
    airbag*; oxygen; oxigeno; peroxid*; lighter; lighters; encendedor*; bleach; cloro; varnish*; barniz*; adhesive cement;
    pegamento de contacto; resina epoxi; e - scooter*; lacquer*; laca; flammable; inflamable*; corrosive; corrosiv*; explosiv*;
    radioactiv*; refrigerant gas; ammonia
  `),
  },
  {
    code: 'wish',
    phrases: new Phrases(`
    days storage; days of storage; storage for; dias de almacenaje; dias de bodegaje; dias almacenaje; on a sunday; on sunday;
    en domingo; el domingo; sunday delivery; holiday delivery; dia feriado; house waybills; house airway bills; house awbs; hawbs;
    guias hijas; guias house; escort; custodia; include insurance; including insurance; incluir seguro; incluir el seguro;
    incluya seguro; con seguro; with insurance; incluyendo seguro; incluya el seguro; add insurance; insurance please;
    cotizar seguro; fumigat*; fumigacion; fumigar; quote in eur; quote in euros; quote in cad; in euros; en euros; cotizar en euros;
    en colones; en quetzales; en lempiras; discount of; descuento; charter; less 10 %; menos 10 %; less 5 %; menos 5 %; crane at;
    con grua; tail lift; liftgate; plataforma hidraulica; desconsolid* parcial; entregas parciales; split delivery; two drops;
    dos entregas
  `),
  },
  {
    code: 'other-purpose',
    phrases: new Phrases(`
    according to your quot*; as per your quot*; segun su cotizacion; segun tu cotizacion; segun la cotizacion; rates as agreed;
    rate as agreed; as agreed; tarifa acordada; segun lo acordado; reserve espacio; reservar espacio; reserven espacio;
    reserva de espacio; book the space; please book; book space; booking; will pass; too high; too expensive; muy caro; muy cara;
    muy alto; thanks anyway; de todos modos gracias; credit note; nota de credito; credit the; enviar la factura; enviar factura;
    envien la factura; send the invoice; mandar la factura; change the consignee; cambiar el consignatario; cambiar consignatario;
    we confirm the rate; confirmamos la tarifa; offer you; ofrecerles; ofrecerle; free quote; webinar; bank details; cuenta bancaria;
    collect tomorrow; recoger manana; claim for; reclamo por; damaged; danad*; track and trace; where is; donde esta; status of;
    estatus de; estado de mi; we accept; aceptamos la; go ahead; adelante con; pre alert; pre - alert; prealerta; pre alerta;
    issue the awb; emitir la guia
  `),
  },
];

/** Words that take a thing back when they stand shortly before it. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  'no not non sin without ni nor none nada free libre excluding excluye excluir exclude empty vacias vacio'.split(' '),
);

/** Words before a dangerous thing that make it a tool or a use: `brochas para pintura`. */
export const TOOL_LINKS: ReadonlySet<string> = new Set(['para', 'for', 'de', 'del', 'of']);

/** Words behind a dangerous thing that make it a tool: `paint brushes`. */
export const TOOLS: ReadonlySet<string> = new Set(
  (
    'brush brushes roller rollers gun guns tray trays sprayer sprayers mixer mixers booth tester testers charger chargers ' +
    'cable cables holder holders case cases display displays stand stands bottles botellas removed retirada retiradas pump pumps swab swabs meter meters'
  ).split(' '),
);
