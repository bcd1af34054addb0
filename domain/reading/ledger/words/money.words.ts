/** Words beside an amount that name the value of goods. */
export const VALUE_WORDS: ReadonlySet<string> = new Set(
  (
    'value valor worth declared declarado cif fob valued valorado valorada vale valen mercaderia mercancia invoice factura ' +
    'commercial comercial proforma importe monto fact inv val'
  ).split(' '),
);

/** Words of value that outweigh words of another thing beside them. */
export const STRONG_VALUE_WORDS: ReadonlySet<string> = new Set(
  'cif fob invoice invoiced factura facturado facturada facturados facturadas declared declarado comercial'.split(' '),
);

/** Words beside an amount that make it another thing than the value of the goods, even where it was read for that. */
export const NO_VALUE_WORDS: ReadonlySet<string> = new Set(
  (
    'insured asegurado asegurada limit limite company million millones unit unitario budget presupuesto freight flete rate ' +
    'tarifa per target deductible deposit deposito credit credito phone quoted cotizado charge fee'
  ).split(' '),
);

/** Further words of charges, offers and debts: an amount beside them that was not read is no value. */
export const OTHER_AMOUNTS: ReadonlySet<string> = new Set(
  (
    'fees charges rates tarifas fletes quote quoting cotizaron cotizo oferta offer discount descuento minimum minimo ' +
    'surcharge recargo handling storage almacenaje delivery entrega trucking transporte transport duty duties arancel ' +
    'aranceles impuestos impuesto taxes tax iva itbms vat balance saldo outstanding salary turnover tope liability penalty multa ' +
    'cobraron cobran cobra cobro charged charging deducible prepaid pagado anticipo anticipos abono advance downpayment adelanto enganche empaque embalaje packing packaging crating premium prima ' +
    'bid bids offered ofrecio ofrecieron ofrece courier bancario bancaria bancarios transferencia transfer wire grant subsidy subsidio'
  ).split(' '),
);

/** What a price may be for, or a charge per. */
export const RATE_UNITS: ReadonlySet<string> = new Set(
  (
    'kg kgs kilo kilos kilogram kilograms lb lbs libra libras pound pounds cbm m3 ton tons tonne tonelada mt shipment embarque ' +
    'flight vuelo day dia week semana month mes year ano hour hora awb guia trip viaje container contenedor km'
  ).split(' '),
);
