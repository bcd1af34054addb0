import type { WordList } from './word-list.js';

/** Words that say what a figure beside them is. */
export const CUE_WORDS: readonly WordList[] = [
  {
    tag: 'gross',
    words:
      'lordo|peso lordo|act wt|actual wt|pb|p . b|gross|gross weight|gross wt|bruto|brut|peso bruto|brutos|gw|g w|g . w|g / w|brutto|peso fisico|actual weight|peso real|grs wt',
  },
  { tag: 'net', words: 'pn|p . n|net|net weight|net wt|neto|peso neto|netos|nw|n w|n . w|netto' },
  { tag: 'tare', words: 'tare|tara|tare weight|peso tara' },
  {
    tag: 'volumetric',
    words:
      'volumetric|volumetrico|volumetric weight|peso volumetrico|chargeable|chargeable weight|peso cobrable|cargable|peso cargable',
  },
  {
    tag: 'volumetric',
    words:
      'chgb wt|chgbl wt|vol . wt|vol . weight|chg . wt|ch . wt|v . wt|chargeable wt|chargable weight|peso cargable|cw|c w|c . w|vol weight|vol wt|volume weight|volumen peso|peso volumen|dim weight|peso tasable|peso facturable|chg wt|v . w',
  },
  {
    tag: 'each',
    words:
      'each|ea|cad .|cadauno|apiece|per piece|per box|per pallet|per carton|per case|per crate|per unit|per pc|per skid|per drum|per bag|per roll|a piece|per package|je|a pack|a package|a bundle|a sack|a pail|a barrel|a reel|a coil',
  },
  {
    tag: 'each',
    words:
      'weigh the same|weighs the same|weighing the same|pesan lo mismo|pesan igual|individually|individualmente|la una|por cada una|por cada uno|per ctn|per plt|per bdl|per colli|per package',
  },
  {
    tag: 'each',
    words:
      'cada uno|cada una|cada|c / u|c . u|cu|c u|por caja|por bulto|por pallet|por tarima|por pieza|por unidad|por paleta|por tambor|por saco',
  },
  {
    tag: 'each',
    words:
      'c / caja|unitario|unit|both each|each one|por rollo|por paquete|por carton|por cajon|la pieza|el bulto|la caja|/ pc|/ ctn|/ pallet|/ box|/ caja|/ bulto',
  },
  {
    tag: 'total',
    words:
      'gesamt|insgesamt|total|totals|totales|ttl|tot|in total|en total|altogether|all together|in all|all in all|overall|combined|together|juntas|juntos|grand total',
  },
  {
    tag: 'total',
    words:
      'todo|todas|todos|entre todas|entre todos|los dos|las dos|the lot|the two|sum|suma|whole|complete|completo|conjunto|en conjunto|por todo|todo junto',
  },
  {
    tag: 'total',
    words:
      'for all|all|both|ambos|ambas|el lote|la carga|las tres|los tres|las cuatro|los cuatro|las cinco|los cinco|las seis|los seis|shipment weight',
  },
  {
    tag: 'size-label',
    words:
      'dimensions|dimension|dims|dim|dimensiones|medidas|medida|measurements|measurement|measures|size|sizes|tamano|mide|miden|lxwxh|l x w x h|lwh|l * w * h',
  },
  {
    tag: 'size-label',
    words: 'l x a x h|l x a x a|largo x ancho x alto|length x width x height|lxbxh|meas|lxaxh|largo x ancho x altura',
  },
  {
    tag: 'weight-label',
    words: 'weight|weights|wt|wght|peso|pesos|pesa|pesan|weigh|weighs|weighing|kilos totales|kgs',
  },
  {
    tag: 'count-label',
    words:
      'pieces|pcs|piezas|pzas|bultos|qty|quantity|cantidad|cant|no of pieces|number of pieces|packages|pkgs|colli|cajas|boxes|cartons|ctns|pallets|tarimas|units',
  },
  {
    tag: 'count-label',
    words:
      'no . of pieces|no . of packages|nro de bultos|numero de bultos|cantidad de bultos|pz|packing|package|packaging|empaque|embalaje|no . pcs|count',
  },
  { tag: 'volume-label', words: 'volume|vol|volumen|cubicaje|cubage|cbm|cubic' },
  { tag: 'length-label', words: 'length|largo|long|longitud|l|lg|len|profundidad|depth|fondo' },
  { tag: 'width-label', words: 'width|ancho|wide|w|anchura|breadth|an|b' },
  { tag: 'height-label', words: 'height|alto|high|h|altura|hgt|al' },
  {
    tag: 'retract',
    words:
      'instead of|en vez de|en lugar de|antes|before|previously|originally|not|no|anulado|cancelled|was|eran|era|rather than|dije|earlier|disregard|forget|forget the|olvide las|olvide los',
  },
  {
    tag: 'correct',
    words:
      'correction|correccion|corrijo|perdon|sorry|digo|rectifico|i mean|corrected|mejor dicho|fe de erratas|make that|no wait|wait|espere|definitivo|definitivos|definitiva|final figures|edit|now says|ahora son|anuladlo|disculpen|disculpe|perdonad|perdonen',
  },
  {
    tag: 'correct',
    words: 'actually|hang on|en realidad|al final|finally|in the end|at the end',
  },
  {
    tag: 'past',
    words:
      'la ultima vez|el ano pasado|last time|last year|supersedes|reemplaza|asked you|quoted us|you quoted|nos trajeron|nos cobraron|le habia pedido|told you|anterior|previous',
  },
  {
    tag: 'past',
    words:
      'hace un mes|last month|el mes pasado|previous shipment|embarque anterior|equipo viejo|les habia dicho|had said|last shipment|le di|catalogo|catalogue|other shipment',
  },
  {
    tag: 'limit',
    words:
      'max|maximum|maximo|up to|hasta|limit|limite|capacity|capacidad|min|minimum|minimo|over|under|exceed|exceeds|per week|weekly|monthly|per month|al mes',
  },
  {
    tag: 'limit',
    words: 'por semana|mensual|mensuales|semanal|semanales|por mes|al ano|per year|free storage|break|breaks',
  },
  {
    tag: 'contains',
    words:
      'with|con|stc|s . t . c|said to contain|containing|contains|contiene|contienen|que contienen|holding|of|que contiene|loaded with|inside|adentro|dentro|de',
  },
  {
    tag: 'inside',
    words:
      'on|in|en|into|over|sobre|consolidated on|packed on|packed in|paletizadas en|palletized on|paletizados en|strapped on|loaded on|stacked on',
  },
];

/** Words that say that a number beside them is no cargo. */
export const OTHER_WORDS: readonly WordList[] = [
  {
    tag: 'other',
    words:
      'tel|telefono|phone|cel|celular|mobile|whatsapp|fax|ext|ref|reference|referencia|rfq|po|order|orden|pedido|invoice no|factura no|awb|hawb|mawb',
  },
  {
    tag: 'other',
    words:
      'zip|postal|cp|zona|zone|km|calle|avenida|street|st|suite|piso|floor|bodega|local|no|nr|nro|num|numero|lote|lot|item|line|linea|hs|hts|partida|un',
  },
  {
    tag: 'other',
    words:
      'class|clase|model|modelo|sku|serie|serial|version|incoterms|incoterm|ups|hours|horas|hrs|days|dias|day|dia|weeks|semanas|week|semana|am|pm|h',
  },
  {
    tag: 'other',
    words:
      'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',
  },
  {
    tag: 'other',
    words:
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|ene|abr|ago|dic|v|hp|kw|watts|voltios|volts|mah|wh|ml',
  },
];
