/** Who speaks of an offer of his own. */
export const OWN: ReadonlySet<string> = new Set(['nuestra', 'our', 'mi', 'my', 'ofrecemos', 'offer']);
export const OFFERS: ReadonlySet<string> = new Set(
  'oferta offer propuesta proposal cotizacion quote quotation ofrecemos'.split(' '),
);

/** Words behind an offer that lead to whom it was made, or by whom. */
export const LINKS: ReadonlySet<string> = new Set(['al', 'a', 'to', 'con', 'with', 'from', 'de', 'by']);

/** Us, the reader of the email: an offer to us is one. */
export const READER: ReadonlySet<string> = new Set(
  'you ustedes usted ud uds su sus your vuestra vuestro vos ti te le les'.split(' '),
);

/** Others to whom senders make offers, and from whom they have some. */
export const OTHERS: ReadonlySet<string> = new Set(
  (
    'cliente clientes customer customers client clients buyer buyers comprador compradores consignee consignatario ministerio ministry ' +
    'hospital municipalidad gobierno government licitacion tender school university universidad end user importer importador ' +
    'agente agencia agent agents forwarder forwarders competencia competitor transportista naviera aerolinea'
  ).split(' '),
);

/** Words that make an offer one of earlier times. */
export const EARLIER: ReadonlySet<string> = new Set(
  'anterior anteriores previa pasada previous earlier last former'.split(' '),
);
