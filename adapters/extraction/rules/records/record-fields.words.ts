/** Names that programs give to what people label otherwise, words parted by blanks, and the label that stands for them. */
const LABELS: Readonly<Record<string, string>> = {
  Origin:
    'origin|from|pol|origin airport|origin code|airport origin|airport of origin|departure|departure airport|origen|aeropuerto origen|aeropuerto salida|salida|orig|airport from|from airport|origin port|origin city|ciudad origen|aeropuerto de origen|origin iata|org',
  Destination:
    'destination|to|pod|destination airport|destination code|airport destination|airport of destination|arrival|arrival airport|destino|aeropuerto destino|aeropuerto llegada|dest|dst|airport to|to airport|destination port|dest airport|dest code|aeropuerto de destino|destination iata',
  'Delivery to':
    'delivery city|delivery town|deliver to|delivery place|delivery|delivery address|delivery location|place of delivery|ciudad entrega|ciudad de entrega|lugar entrega|lugar de entrega|entrega|entregar en|ciudad destino|destination city|dest city|ship to city|ship to|consignee city|final destination|destino final|delivery to|door|door city|named place|final place|city|ciudad',
  Incoterm: 'incoterm|incoterms|term|terms|termino|trade term|terms of delivery|delivery terms|inco',
  Pieces:
    'pieces|pcs|qty|quantity|count|cantidad|cant|bultos|piezas|packages|pkgs|num pieces|number of pieces|no of pieces|piece count|package count|num packages|number of packages|total pieces|total packages|total bultos|num bultos|cartons|ctns|pallets|tarimas|cajas|units count|pallet count|carton count|no pieces|pc|numero bultos|cantidad bultos|total qty|total pcs|package qty|packages qty|pieces count|handling units',
  'Gross weight':
    'gross weight|gross|gw|weight|wt|peso|peso bruto|bruto|gross wt|weight gross|actual weight|gross mass|mass|grossweight|wgt|pesobruto',
  'Total gross weight':
    'total weight|total gross weight|peso total|weight total|total gross|peso bruto total|total peso|total wt|total gw|shipment weight|gross weight total|total weight gross|total mass|peso total bruto',
  'Net weight': 'net weight|net|nw|peso neto|neto|net wt|total net weight|net mass',
  'Chargeable weight':
    'chargeable weight|chargeable|cw|volumetric weight|vol weight|volume weight|peso volumetrico|peso cobrable',
  'Weight each':
    'weight each|unit weight|weight per piece|weight per unit|each weight|peso unitario|peso cada uno|peso por bulto|weight per package|weight per carton|weight per pallet|gross weight each|gross weight per piece|peso cu|piece weight|per piece weight|weight per pc|peso unit|unit gross weight|peso por pieza|peso por caja|weight ea',
  Volume: 'volume|vol|cbm|volumen|total volume|volumen total|total cbm|m3|cubic',
  Length: 'length|l|len|largo|long|lenght|longitud|lng|largo',
  Width: 'width|w|wid|ancho|wdt',
  Height: 'height|h|hgt|ht|alto|altura',
  Dimensions: 'dimensions|dims|dim|size|medidas|dimensiones|measurements|dimension|medida|lwh|lxwxh|meas',
  Commodity:
    'commodity|goods|description|goods description|description of goods|commodity description|mercaderia|mercancia|producto|product|cargo|contents|contenido|descripcion|cargo description|item|nature of goods',
  Value:
    'value|declared value|invoice value|goods value|valor|valor declarado|valor factura|cargo value|commercial value|invoice amount|customs value|valor mercancia|valor mercaderia|total value',
  Currency: 'currency|moneda|curr|ccy|value currency|currency code|divisa',
  Unit: 'unit|units|uom|unidad|unidades|dim unit|dimension unit|dimensions unit|length unit|weight unit|dim uom|weight uom|unit of measure|measure unit|dims unit|size unit|dim units|weight units|length units|unidad medida|unidad peso|unidad dimensiones',
};
const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(LABELS).flatMap(([label, names]) => names.split('|').map((name): [string, string] => [name, label])),
);

/** The label that people write for a name of a record, folded and its words parted by blanks. */
export function findRecordLabel(name: string): string | undefined {
  return BY_NAME.get(name);
}
