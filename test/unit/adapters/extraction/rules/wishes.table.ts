/** Wishes by kind, as an English email says them. */
export const ENGLISH_WISHES: readonly (readonly [string, readonly string[]])[] = [
  [
    'the cold chain',
    listLines(`
      We need a refrigerated truck.; Keep at 2-8 C.; Must be kept between 2 and 8 °C.; Store at 15-25°C.;
      Reefer truck for the delivery please.; Temperature-controlled transport is required.; Keep refrigerated at all times.;
      Keep frozen.; The goods must stay cold.; Needs cool storage on arrival.; Perishable cargo, cool room at arrival.;
      Thermal blankets required.; Deep-frozen, -18 C.; Temperature: +2 to +8 degrees.; Temp range 2/8 C; Please use refrigeration.
    `),
  ],
  [
    'equipment that lifts',
    listLines(`
      We need a liftgate.; Truck with lift gate please.; Tail-lift required.; Truck with tailgate lift.;
      Forklift needed at destination.; You will need a forklift to unload.; A crane is needed for unloading.;
      We need crane unloading on site.; Pallet jack required.; No dock at our warehouse, please bring a liftgate truck.
    `),
  ],
  [
    'people who unload, carry in or install',
    listLines(`
      Please include unloading.; Inside delivery please.; Delivery to the second floor.; White glove delivery needed.;
      Please unload and place inside the warehouse.; We need assembly on site.; Assembly and installation included please.;
      Installation at the customer's site too.; Two helpers to unload.; Please include offloading at our site.
    `),
  ],
  [
    'a time of its own for the delivery',
    listLines(`
      Delivery by appointment only.; Please make an appointment before delivery.; Call ahead for a delivery appointment.;
      Night delivery please.; Delivery after 6 pm only.; Weekend delivery required.; Deliver on Saturday.; Delivery on a Saturday.;
      Saturday delivery.; After-hours delivery needed.; Delivery on a holiday.
    `),
  ],
  [
    'another currency or a reduced price',
    listLines(`
      Quote in CHF.; Offers in Swiss francs only.; We can only pay in yen.; Rates in pounds sterling please.;
      Kindly give us 12 % discount.; The others gave 8% off your list.; We expect a discount on the freight.;
      Their price is 7 % less than yours.; We need credit terms.; Please quote including duties and VAT.
    `),
  ],
  [
    'an escort',
    listLines(`
      Security escort required.; Escorted truck please.; Armed guard for the truck.; GPS tracking required.; Truck with GPS please.;
      Seal the truck with a security seal.; Sealed truck required.; High value cargo, armored truck.
    `),
  ],
  [
    'insurance',
    listLines(`
      Please insure the cargo.; Please quote insurance as well.; Insurance required.; We need cargo insurance.;
      Also insurance for USD 8,000.; All-risk insurance.; Do you offer insurance?; Please cover the shipment with insurance.;
      Insured please.
    `),
  ],
  [
    'storage',
    listLines(`
      Storage of 10 days please.; We need 5 days storage in your warehouse.; Please hold the goods in your warehouse for two weeks.;
      Warehousing for one month.; Please quote storage.; Please store the pallets for 10 days.
    `),
  ],
  [
    'treatment of wood',
    listLines(`
      Needs fumigation.; Fumigated pallets required.; ISPM 15 treatment please.; ISPM-15 certificate needed.;
      Heat treatment of the pallets.; Phytosanitary certificate needed.
    `),
  ],
  [
    'packing',
    listLines(`
      Please palletize the cartons.; Please repack the goods.; Repacking needed.; Re-packing into smaller cartons.;
      Please shrink-wrap the pallets.; Crating needed.; Please crate the machine.; Labeling of every carton.;
      Labelling service needed.; Please relabel the cartons.; Palletizing required.; Please put them on pallets.
    `),
  ],
  [
    'permits',
    listLines(`
      Please obtain the import permit.; We need an import licence.; Import license processing too.; Please handle the permits.;
      Can you process the sanitary permit?; Sanitary registration needed.
    `),
  ],
  [
    'another customs procedure',
    listLines(`
      Under bond to the free zone.; Temporary import.; The goods will be re-exported.; Re-export afterwards.; ATA carnet.;
      Transit declaration T1 needed.; For re-export to Belize.
    `),
  ],
  [
    'a truck of its own',
    listLines(`
      We need two trucks.; Dedicated truck please.; Exclusive truck.; We need 2 trucks for the delivery.;
      Full truck, no consolidation.; Two deliveries.; Direct truck, not shared.
    `),
  ],
  [
    'fetching at origin',
    listLines(`
      Please quote also door pickup in Doral.; Pick up at our supplier in Doral please.;
      Please include pickup from the factory in Doral.; We need you to collect the cargo at the shipper's door in Hialeah.;
      Collection in Miami included please.; EXW pickup needed.; Can you pick up in Medley?; Include pick-up at origin.
    `),
  ],
];

/** The same kinds, as a Spanish email says them. */
export const SPANISH_WISHES: readonly (readonly [string, readonly string[]])[] = [
  [
    'otra moneda o una rebaja',
    listLines(`
      Cotizar en francos suizos.; Ofertas en colones únicamente.; Solo podemos pagar en yenes.; Tarifas en moneda local por favor.;
      Háganos una rebajita.; Otro agente nos da 9 % menos.; Esperamos una rebaja en el flete.; Con el descuentito de siempre.; Necesitamos crédito a 30 días.;
      Favor cotizar con impuestos incluidos.
    `),
  ],
  [
    'the cold chain',
    listLines(`
      Necesitamos un camión refrigerado.; Mantener entre 2 y 8 °C.; Conservar a 2-8 grados.; Mantener refrigerada la carga.;
      Requiere refrigeración.; Carga en frío, por favor.; Cuarto frío a la llegada.; Cámara fría en el aeropuerto.;
      Temperatura de 15 a 25 grados.; Mantas térmicas requeridas.; Va congelada a -18 °C.; Furgón con thermo king.
    `),
  ],
  [
    'equipment that lifts',
    listLines(`
      Camión con rampa hidráulica.; Necesitamos rampa para descargar.; Se requiere montacargas.; Necesitamos montacargas en destino.;
      Con plataforma elevadora.; Camión con compuerta hidráulica.; Grúa para la descarga.; Necesitamos una grúa.;
      Carretilla elevadora en destino.
    `),
  ],
  [
    'people who unload, carry in or install',
    listLines(`
      Incluir descarga.; Con descarga en sitio.; Necesitamos la descarga con personal.; Entrega en segundo piso.;
      Entrega puertas adentro.; Necesitamos ayudantes para descargar.; Con armado e instalación.; Incluir montaje en sitio.;
      Instalación en sitio.; Estibadores para la descarga.
    `),
  ],
  [
    'a time of its own for the delivery',
    listLines(`
      Entrega con cita previa.; Entrega solo con cita.; Entrega nocturna.; Entrega en la noche.; Entregar en fin de semana.;
      Entrega el sábado.; Entrega en sábado.; Entrega fuera de horario.; Entrega en día feriado.; Entregar en feriado.
    `),
  ],
  [
    'an escort',
    listLines(`
      Con custodio.; Con custodia armada.; Con escolta.; Camión con GPS.; Rastreo satelital requerido.; Monitoreo GPS.;
      Con marchamo de seguridad.; Marchamo electrónico requerido.; Camión blindado.; Precinto de seguridad.
    `),
  ],
  [
    'insurance',
    listLines(`
      Asegurar la carga.; Favor asegurar la mercadería.; Necesitamos seguro.; Necesitamos póliza de seguro.;
      Cotizar también el seguro.; Seguro todo riesgo.; Con cobertura de seguro.; Incluir póliza.
    `),
  ],
  [
    'storage',
    listLines(`
      Necesitamos almacenaje por 10 días.; Cotizar almacenaje.; Guardar en bodega por una semana.; Incluir bodegaje.;
      Dejar en su bodega 10 días.
    `),
  ],
  [
    'treatment of wood',
    listLines(`
      Tratamiento NIMF 15.; Requiere NIMF-15.; Fumigar las tarimas.; Tarimas fumigadas requeridas.; Tratamiento térmico de tarimas.;
      Certificado fitosanitario requerido.
    `),
  ],
  [
    'packing',
    listLines(`
      Paletizar las cajas por favor.; Necesitamos paletizado.; Reempacar la mercadería.; Reempaque necesario.;
      Embalaje en madera requerido.; Favor embalar la máquina.; Etiquetar cada caja.; Necesitamos etiquetado.;
      Emplasticar las tarimas.; Favor poner en tarimas.
    `),
  ],
  [
    'permits',
    listLines(`
      Tramitar el permiso de importación.; Necesitamos permiso sanitario.; Tramitar permisos del Ministerio de Salud.;
      Incluir trámite de permisos.; Gestionar licencia de importación.; Nota técnica requerida.
    `),
  ],
  [
    'another customs procedure',
    listLines(`
      Importación temporal.; Reexportación posterior.; Se reexportará después.; Admisión temporal.; Tránsito aduanero terrestre.;
      Cuaderno ATA.
    `),
  ],
  [
    'a truck of its own',
    listLines(`
      Dos camiones por favor.; Camión dedicado.; Necesitamos camión exclusivo.; Unidad exclusiva.; Vehículo dedicado.;
      Transporte exclusivo.
    `),
  ],
  [
    'fetching at origin',
    listLines(`
      Cotizar también recolección en Doral.; Incluir pick up en Doral.; Recoger en bodega del proveedor en Doral.;
      Favor recolectar en Miami.; Incluir recogida en origen.; Necesitamos recolección en puerta del proveedor.;
      Con recogida en fábrica.; ¿Pueden recoger en Medley?
    `),
  ],
];

/** Lines that name the same things and wish none of them. */
export const NO_WISHES: readonly (readonly ['en' | 'es', string])[] = [
  ['en', 'Insurance: no'],
  ['en', 'Insurance is not required.'],
  ['en', 'No liftgate needed.'],
  ['en', 'We have a forklift at the site.'],
  ['en', 'Unloading is on our account.'],
  ['en', 'The boxes are already palletized.'],
  ['en', 'The customer collects at the airport.'],
  ['en', 'Storage: 3 days'],
  ['en', 'Compressors for cold rooms.'],
  ['en', 'Reefer spare parts.'],
  ['en', 'Works at up to 80 °C.'],
  ['en', 'Please tell us if it has to be fumigated.'],
  ['en', 'The wood is heat treated and stamped.'],
  ['es', 'Seguro: no'],
  ['es', '¿Requiere seguro?: No'],
  ['es', 'No necesitamos seguro.'],
  ['es', 'Sin montacargas.'],
  ['es', 'Tenemos montacargas en la bodega.'],
  ['es', 'La descarga corre por nuestra cuenta.'],
  ['es', 'Las tarimas ya vienen fumigadas.'],
  ['es', 'Paneles para cuartos fríos.'],
  ['es', 'Estamos seguros de la medida.'],
  ['es', 'Retiramos en el aeropuerto.'],
  ['es', 'Tenemos póliza propia.'],
  ['es', 'Equipos de refrigeración.'],
  ['es', '¿Nos dicen si hay que fumigar?'],
  ['es', 'Ya tenemos el permiso y el registro sanitario.'],
];

function listLines(text: string): readonly string[] {
  return text.split(';').map((line) => line.trim());
}
