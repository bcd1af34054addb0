import { Phrases } from '../phrases.js';
import { DUTY_PHRASES } from './wishes.words.js';

/** Words right before a thing that say whose it is, and not ours. */
export const OWNERS: ReadonlySet<string> = new Set(
  'our own their his its nuestro nuestra nuestros nuestras propio propia propios propias'.split(' '),
);

/** Parties other than us: `the consignee's crane`, `arranged by the client`. */
export const OTHER_PARTIES: ReadonlySet<string> = new Set(
  (
    'shipper consignee client customer buyer supplier vendor seller factory manufacturer broker us embarcador consignatario cliente ' +
    'comprador proveedor fabricante vendedor exportador importador'
  ).split(' '),
);

/** Verbs of having before a thing that is there already: `we have a forklift at destination`. */
export const HAVING: ReadonlySet<string> = new Set(
  'have has had tenemos tiene tengo contamos cuenta cuento disponemos dispone'.split(' '),
);

/** Words before a verb of having that make it a wish or a duty: `would like to have`. */
export const NOT_HAVING: ReadonlySet<string> = new Set('to must should shall que deben debe you ustedes'.split(' '));

/** What is over, or was done by somebody, when it stands in the sentence before the thing. */
export const BYGONE: Phrases = new Phrases(`
    already; was; were; last time; last week; last month; last one; last shipment; previous shipment; yesterday; has been; have been;
    ya fue; ya fueron; ya esta; ya estan; ya tiene; ya tienen; ya tenemos; ya viene; ya vienen; ya contratamos; ya contrato; ya lo;
    ya la; fue; fueron; la vez pasada; la ultima vez; la semana pasada; el mes pasado; embarque anterior; ayer
  `);

/** What others do or have done with the thing, when it stands in the sentence behind it. */
export const DONE_BY_OTHERS: Phrases = new Phrases(`
    is ours; are ours; is mine; es nuestra; es nuestro; son nuestros; son nuestras; is not needed; not needed; not required; no hace falta;
    no es necesario; no se necesita; no se requiere; lo contratamos; la contratamos; lo ponemos; la ponemos; los ponemos; las ponemos;
    lo hacemos; la hacemos; lo pagamos; la pagamos; lo tenemos; la tenemos; lo pone el; la pone el; los pone el; las pone el;
    lo pone la; la pone la; lo contrata el; la contrata el; lo hace el; la hace el; lo paga el; la paga el; lo tiene el; la tiene el;
    por nuestra cuenta; por cuenta del; por cuenta de; a cargo del; a cargo de; corre por; is ready; already
  `);

/** Words of what carries or keeps goods: whose it is says nothing of what the goods are. */
export const COLD_EQUIPMENT: ReadonlySet<string> = new Set(
  (
    'truck trucks van vans vehicle vehicles lorry container room storage warehouse reefer transport camion camiones furgon unidad vehiculo ' +
    'vehiculos camioneta contenedor bodega cuarto camara transporte'
  ).split(' '),
);

/** What the seller insures under CIF and CIP. */
export const INSURANCE: Phrases = new Phrases(`
    insurance; cargo insurance; freight insurance; insurance cover; insurance coverage; seguro; seguro de carga; el seguro; poliza;
    poliza de seguro; include insurance; including insurance; incluir seguro; incluir el seguro; incluya seguro; con seguro; with insurance;
    incluyendo seguro; incluya el seguro; add insurance; insurance please; cotizar seguro; cobertura de seguro; insure; insure the cargo;
    insure the goods; insure the shipment; insure it; insured please; asegurar; asegurar la carga; asegurar la mercaderia;
    asegurar la mercancia; asegurar el embarque; asegurar el envio
  `);

/** What the seller unloads under DPU. */
export const UNLOADING: Phrases = new Phrases(`
    unloading; offloading; off - loading; off loading; unload; offload; descarga; descargue; descargar; con descarga en;
    unloading included; descarga incluida; descargado en; descargada en; descargados en; descargadas en
  `);

/** What the seller pays under DDP. */
export const DUTIES: Phrases = new Phrases(DUTY_PHRASES);
