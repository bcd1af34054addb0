/** What stands before the name of a house, a firm or a school that is also a town's (`Clínica Santa Catalina`), folded. */
export const SITE_HEADS: ReadonlySet<string> = new Set(
  (
    'finca ingenio hacienda beneficio granja rancho hospital clinica colegio escuela iglesia parroquia hotel farmacia taller ferreteria ' +
    'residencial colonia condominio urbanizacion universidad instituto laboratorio laboratorios restaurante panaderia libreria joyeria ' +
    'distribuidora importadora exportadora comercial almacenes supermercado abarrotes veterinaria optica gimnasio tienda boutique bazar ' +
    'cooperativa fundacion asociacion museo convento monasterio seminario asilo hogar orfanato motel hostal posada cabinas villa villas ' +
    'inversiones industrias grupo constructora agropecuaria agricola avicola transportes repuestos muebleria imprenta cafe cafeteria bar ' +
    'school college university church parish mission clinic restaurant bakery pharmacy lodge ranch ministry ministries orphanage'
  ).split(' '),
);
