/**
 * Folded words that never name goods by themselves though they stand where goods do: of correction and comparison, of
 * quantity and place, of papers, mail and money, of what a forwarder does.
 */
export const NEVER_GOODS: ReadonlySet<string> = new Set(
  [
    'idem ditto igual iguales identical identico identicos identicas same instead separate rest others otros resto',
    'half double triple twice media medio mitad doble tare tara waight wieght target limit credit altogether total',
    'antes ahora luego earlier later update updated actualizado correction correccion equivoque seria serian revert',
    'fe erratas list lists lista listado rows row cities city phone phones telefono track record provided attached',
    'adjunto adjuntos pct paid pagado cobertura coverage consignatario consignee interno internal on-carriage drop',
    'time times show tips notice prealerta job bank bancos mailbox overcharge reserva reserve espacio space pass start',
    'proforma damage ayudas lineas lines volumes volume terrestre maritimo maritima ocean road air sea land air-freight',
    'saturday sunday sabado sabados domingo domingos almacenaje storage maintenance manejo documentacion handling',
    'season question questions details detalle detalles info datos sample-rate option options opcion opciones',
    'ambos ambas both every each todos todas lots dgd whse wh desconsolidacion consolidacion',
  ].flatMap((line) => line.split(' ')),
);
