import type { WordList } from './word-list.js';

/** Words of money, of terms and of the way of the goods. */
export const COMMERCE_WORDS: readonly WordList[] = [
  {
    tag: 'currency',
    value: 'USD',
    words: 'usd|us $|u $ s|u $ d|us dollars|us dollar|dollars|dollar|dolares|dolar|$|usdollars|dls|dlls',
  },
  { tag: 'currency', value: 'EUR', words: 'eur|euro|euros|€' },
  { tag: 'currency', value: 'GBP', words: 'gbp|£|libras esterlinas|pounds sterling' },
  { tag: 'currency', value: 'CRC', words: 'crc|colones|₡' },
  { tag: 'currency', value: 'GTQ', words: 'gtq|quetzales|quetzal' },
  { tag: 'currency', value: 'HNL', words: 'hnl|lempiras|lempira|lps' },
  { tag: 'currency', value: 'NIO', words: 'nio|cordobas|c $' },
  { tag: 'currency', value: 'PAB', words: 'pab|balboas|b / .|b /' },
  { tag: 'currency', value: 'CAD', words: 'cad|cad $|canadian dollars' },
  { tag: 'currency', value: 'MXN', words: 'mxn|pesos mexicanos' },
  { tag: 'currency', value: 'CNY', words: 'cny|rmb|yuan' },
  { tag: 'currency', value: 'COP', words: 'cop|pesos colombianos' },
  { tag: 'currency', value: 'CHF', words: 'chf' },
  { tag: 'currency', value: 'SEK', words: 'sek' },
  { tag: 'currency', value: 'JPY', words: 'jpy|yen|¥' },
  {
    tag: 'value',
    words:
      'value|valued|valor|valores|valorado|valorada|worth|invoice|factura|fact|inv|declared|declarado|commercial value|costo|cuesta|costo de la mercaderia|cif value|valor cif|vale|valen|merchandise',
  },
  {
    tag: 'price',
    words:
      'insured value|valor asegurado|insured for|asegurado|freight|flete|rate|tarifa|price|precio|budget|presupuesto|quoted|cotizaron|charge|charges|cargo por|fee|fees|per kg|por kg|/ kg|por kilo|pay|pagar|pague|pago|paid|cobraron|cobran|cobra|cobro|cobraria|cobrarian|target',
  },
  { tag: 'term', value: 'EXW', words: 'exw|ex works|exworks|ex - works|en fabrica|ex work' },
  { tag: 'term', value: 'FCA', words: 'fca|free carrier' },
  { tag: 'term', value: 'FOB', words: 'fob|free on board' },
  { tag: 'term', value: 'FAS', words: 'fas' },
  { tag: 'term', value: 'CFR', words: 'cfr|c & f|cnf|c + f|cost and freight|costo y flete' },
  { tag: 'term', value: 'CIF', words: 'cif' },
  { tag: 'term', value: 'CPT', words: 'cpt|carriage paid to' },
  { tag: 'term', value: 'CIP', words: 'cip|carriage and insurance paid' },
  { tag: 'term', value: 'DAP', words: 'dap|ddu|delivered at place' },
  { tag: 'term', value: 'DPU', words: 'dpu|dat' },
  {
    tag: 'term',
    value: 'DDP',
    words:
      'ddp|delivered duty paid|puerta a puerta con impuestos incluidos|door to door with duties included|door to door duties included',
  },
  {
    tag: 'origin',
    words:
      'from|desde|de|origin|origen|ex|pol|aol|aod|departure|salida|pickup|pick up|pickup at|recoleccion|shipper|saliendo de|sale de|salen de|origin airport|aeropuerto origen|out of|collected in|sitting in',
  },
  {
    tag: 'destination',
    words:
      'to|a|al|hasta|hacia|para|destination|destino|dest|pod|aoa|arrival|llegada|arriving|arriving at|llega a|llegan a|llegando a|dest airport|aeropuerto destino|apto|into|pa|airport of destination|airport',
  },
  {
    tag: 'delivery',
    words:
      'deliver to|delivered to|delivery to|delivery in|delivery at|entrega en|entregar en|entregado en|entregada en|entregan en|se entrega en|entregas en|door|delivery',
  },
  {
    tag: 'delivery',
    words:
      'deliver|delivered|entrega|entregar|entregado|lugar de entrega|place of delivery|puerta en|final destination|destino final|bodega en|nuestra bodega|consignee|warehouse in|our warehouse',
  },
  {
    tag: 'delivery',
    words:
      'domicilio|puesto en|puesta en|puestos en|tienda en|taller en|planta en|clinica en|oficina en|deliver in|llevar a|llevarlo a|llevarla a|llevarlos a|llevarlas a|llevan a|deje en|dejarlo en|sucursal|local en|hotel en|entreguen|bodegas en|ciudad entrega|brought to|truck to|trucked to|on to|entrega a|door in|to door|final delivery|ciudad de entrega|delivery address|direccion',
  },
  {
    tag: 'delivery-hint',
    words:
      'warehouse|facility|store|shop|tienda|bodega|taller|planta|local|clinica|oficina|door|puerta|customer|cliente|casa|hospital|negocio|deliver|entrega',
  },
  { tag: 'via', words: 'via|through|por|con escala en|transit|transito|transiting' },
  {
    tag: 'not-there',
    words:
      'not|no|instead of|en vez de|except|excepto|office in|based in|oficina en|sede en|our agent in|saludos desde|greetings from',
  },
];
