/** A made-up customer. */
export interface DemoCustomer {
  readonly company: string;
  readonly mailDomain: string;
  readonly language: 'en' | 'es';
}

const createCustomer = (company: string, mailDomain: string, language: 'en' | 'es' = 'es'): DemoCustomer => ({
  company,
  mailDomain: `${mailDomain}.example`,
  language,
});

/** Invented companies under names that nobody can register, the best customers first. */
export const CUSTOMERS: readonly DemoCustomer[] = [
  createCustomer('Ferretería El Roble', 'ferreteria-el-roble'),
  createCustomer('Quetzal Medical Supply', 'quetzal-medical', 'en'),
  createCustomer('Importadora Tres Ríos', 'tresrios-import'),
  createCustomer('Canal Marine Parts', 'canal-marine-parts', 'en'),
  createCustomer('Textiles Ulúa', 'textiles-ulua'),
  createCustomer('Agroinsumos Pacaya', 'agropacaya'),
  createCustomer('Norte Cargo', 'norte-cargo'),
  createCustomer('Bluewater Electronics', 'bluewater-electronics', 'en'),
  createCustomer('Laboratorios Izalco', 'laboratorios-izalco'),
  createCustomer('Café Altura de Matagalpa', 'altura-matagalpa'),
  createCustomer('Repuestos Morazán', 'repuestos-morazan'),
  createCustomer('Summit Dental Trading', 'summit-dental', 'en'),
  createCustomer('Vidrios del Istmo', 'vidrios-istmo'),
  createCustomer('Papelería Las Acacias', 'las-acacias'),
  createCustomer('Pinecrest Instruments', 'pinecrest-instruments', 'en'),
  createCustomer('Distribuidora Maya Sur', 'mayasur'),
  createCustomer('Óptica Central', 'optica-central'),
  createCustomer('Harbor & Sons Forwarding', 'harbor-sons', 'en'),
  createCustomer('Frutas de Chiriquí', 'frutas-chiriqui'),
  createCustomer('Cerámicas Masaya', 'ceramicas-masaya'),
  createCustomer('Solar Pacífico', 'solar-pacifico'),
  createCustomer('Motores Cuscatlán', 'motores-cuscatlan'),
  createCustomer('Evergreen Poultry Tech', 'evergreen-poultry', 'en'),
  createCustomer('Imprenta La Ceiba', 'imprenta-laceiba'),
  createCustomer('Juguetería Luna', 'jugueteria-luna'),
  createCustomer('Plásticos Atlántida', 'plasticos-atlantida'),
  createCustomer('Riverbend Aviation Spares', 'riverbend-aviation', 'en'),
  createCustomer('Hotelera Guanacaste Azul', 'guanacaste-azul'),
  createCustomer('Muebles Sacatepéquez', 'muebles-saca'),
  createCustomer('Cosméticos Orquídea', 'cosmeticos-orquidea'),
  createCustomer('Northfield Seeds', 'northfield-seeds', 'en'),
  createCustomer('Cables y Redes Colón', 'redes-colon'),
  createCustomer('Bodega del Sol', 'bodega-del-sol'),
  createCustomer('Calzado Trujillo', 'calzado-trujillo'),
  createCustomer('Willow Pet Nutrition', 'willow-pet', 'en'),
  createCustomer('Refrigeración Soná', 'refri-sona'),
];

export const FIRST_NAMES = [
  ...['Ana', 'Luis', 'Marta', 'Jorge', 'Elena', 'Carlos', 'Sofía', 'Diego', 'Lucía', 'Mario'],
  ...['Paola', 'Andrés', 'Irene', 'Hugo', 'Clara', 'Rubén', 'Nadia', 'Óscar', 'Julia', 'Tomás'],
];
export const LAST_NAMES = [
  ...['Solano', 'Brenes', 'Quirós', 'Batista', 'Paz', 'Zelaya', 'Lemus', 'Rivas', 'Mora', 'Castillo'],
  ...['Arroyo', 'Duarte', 'Vega', 'Salinas', 'Carter', 'Whitfield', 'Nolan', 'Pineda', 'Cárcamo', 'Ortega'],
];

/** Goods in both languages, and kg in a cubic metre of them. */
export const COMMODITIES: ReadonlyArray<{ readonly en: string; readonly es: string; readonly kgPerM3: number }> = [
  { en: 'spare parts for pumps', es: 'repuestos para bombas', kgPerM3: 260 },
  { en: 'medical consumables', es: 'insumos médicos', kgPerM3: 150 },
  { en: 'LED lamps', es: 'lámparas LED', kgPerM3: 120 },
  { en: 'cotton fabric in rolls', es: 'tela de algodón en rollos', kgPerM3: 230 },
  { en: 'network equipment', es: 'equipo de redes', kgPerM3: 200 },
  { en: 'ceramic tiles samples', es: 'muestras de cerámica', kgPerM3: 420 },
  { en: 'dental chairs', es: 'sillones dentales', kgPerM3: 140 },
  { en: 'printed matter', es: 'material impreso', kgPerM3: 380 },
  { en: 'laboratory glassware', es: 'cristalería de laboratorio', kgPerM3: 130 },
  { en: 'garden tools', es: 'herramientas de jardín', kgPerM3: 280 },
  { en: 'vegetable seeds', es: 'semillas de hortalizas', kgPerM3: 330 },
  { en: 'refrigeration compressors', es: 'compresores de refrigeración', kgPerM3: 410 },
  { en: 'toys', es: 'juguetes', kgPerM3: 110 },
  { en: 'shoe soles', es: 'suelas para calzado', kgPerM3: 190 },
];

/** Footprints of a piece in cm. */
export const FOOTPRINTS: ReadonlyArray<readonly [length: number, width: number]> = [
  [120, 80],
  [120, 100],
  [60, 40],
  [80, 60],
  [50, 50],
  [100, 70],
];

/** Destination airports by how often they are asked for, with places that goods are delivered to and kilometres by road. */
export const DESTINATIONS: ReadonlyArray<
  readonly [
    weight: number,
    station: {
      readonly airport: string;
      readonly country: string;
      readonly places: ReadonlyArray<readonly [string, number]>;
    },
  ]
> = [
  [
    30,
    {
      airport: 'SJO',
      country: 'CR',
      places: [
        ['Heredia', 12.4],
        ['Cartago', 43.1],
        ['Escazú', 15.2],
        ['Grecia', 27.9],
      ],
    },
  ],
  [
    22,
    {
      airport: 'PTY',
      country: 'PA',
      places: [
        ['Ciudad de Panamá', 23.6],
        ['Colón', 86.5],
        ['Pacora', 14.3],
      ],
    },
  ],
  [
    15,
    {
      airport: 'GUA',
      country: 'GT',
      places: [
        ['Mixco', 12.9],
        ['Villa Nueva', 15.7],
        ['Escuintla', 58.8],
      ],
    },
  ],
  [
    11,
    {
      airport: 'SAL',
      country: 'SV',
      places: [
        ['Santa Tecla', 41.5],
        ['San Salvador', 40.2],
      ],
    },
  ],
  [
    9,
    {
      airport: 'SAP',
      country: 'HN',
      places: [
        ['Choloma', 21.7],
        ['El Progreso', 18.9],
        ['Puerto Cortés', 61.4],
      ],
    },
  ],
  [
    7,
    {
      airport: 'MGA',
      country: 'NI',
      places: [
        ['Masaya', 23.8],
        ['Managua', 14.1],
        ['León', 103.6],
      ],
    },
  ],
  [
    4,
    {
      airport: 'TGU',
      country: 'HN',
      places: [
        ['Comayagüela', 6.3],
        ['Valle de Ángeles', 24.5],
      ],
    },
  ],
  [
    2,
    {
      airport: 'LIR',
      country: 'CR',
      places: [
        ['Liberia', 13.7],
        ['Tamarindo', 64.9],
      ],
    },
  ],
];
