/** Words with a capital in the position of a place that name none, folded. */
export const NO_PLACE_NAMES: ReadonlySet<string> = new Set(
  (
    'aeropuerto airport terminal aduana customs costa central centroamerica america latinoamerica door puerta bodega warehouse ' +
    'client cliente customer consignee consignatario please favor quote cotizar origen origin value valor weight peso incoterm ' +
    'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre january february march april ' +
    'june july august september october november december lunes martes miercoles jueves viernes sabado domingo monday tuesday ' +
    'wednesday thursday friday saturday sunday pending pendiente unknown desconocido confirm confirmar tomorrow manana today none ' +
    'ninguna ninguno required requerida needed necesaria navidad christmas'
  ).split(' '),
);

/** Nouns that say of a name that it is a site's, folded. */
export const SITE_NOUNS: ReadonlySet<string> = new Set(
  (
    'marina marine shipyard boatyard resort hotel lodge hostel hospital clinic school college university warehouse plant factory farm ' +
    'ranch mall plaza park campus office club market store shop center centre astillero bodega planta fabrica finca parque centro'
  ).split(' '),
);
