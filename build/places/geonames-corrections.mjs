/**
 * Records that are left out: GeoNames has them in the wrong province, twice, or they are hamlets that bear the name of
 * a famous foreign place or an everyday word. Where the real place matters, the gazetteer's own tables have it.
 */
export const LEFT_OUT = new Set([
  '3621335', // Tejar, set into Acosta; El Tejar lies in El Guarco
  '3621659', // San Rafael Abajo, set into Puriscal; it lies in Desamparados
  '3621515', // Santo Domingo, set into Santa Bárbara
  '3622648', // Pacayas, set into Cartago; it is the seat of Alvarado
  '3622074', // Río Segundo, set into Sarchí
  '3621841', // San José of Upala, with a population that it has not
  '6612154', // San Vicente de Moravia a second time
  '3622765', // Nandayure, the canton's middle
  '3712419', // Chiriquí and Coclé, hamlets that everybody takes for the provinces
  '3712164',
  '3702057', // Panama City, a street of Rainbow City in Colón
  '3615899', // Llano de La Cruz, abandoned
  '3619419', // El Rosario and Santa Teresa of Carazo, and Waslala: second records
  '3619420',
  '3616380',
  '11911817',
  '3620084', // El Ayote, set into Chontales
  '7701408', // Las Praderas, the seat of Santa María de Pantasma
  '3583471', // San Martín, set into Cuscatlán
  '3583009', // Tecoluca, set into Cuscatlán
  '3589985', // San José Ojetenán, San Juan Ostuncalco: second records
  '9975222',
  '9409143', // Howard, set into the province of Panamá
  '3624066', // Corredor, a part of Ciudad Neily
  '3588057', // Unión of Huehuetenango, away from Unión Cantinil
]);

/** Names that are an everyday word or a foreign city where the place itself is a hamlet. */
export const EVERYDAY_NAMES = new Set([
  'París',
  'Francia',
  'Lucerna',
  'Salamanca',
  'Salud',
  'Líbano',
  'Jardines',
  'Callejones',
  'Canoa',
  'Contadora',
  'Machuca',
  'Portón',
  'Ensenada',
  'Correderos',
  'Elíxir',
  'Zamora',
  'Armenta',
  'Mateo',
  'Urrutia',
  'Trojas',
]);

/** Names as the countries themselves write them. */
export const RENAMED = new Map([
  ['3598132', 'Ciudad de Guatemala'],
  ['3703443', 'Ciudad de Panamá'],
  ['3622190', 'Ciudad Quesada'],
  ['3621889', 'San Isidro de El General'],
  ['3624171', 'Ciudad Colón'],
  ['3623307', 'Las Juntas'],
  ['3624436', 'Paso Canoas'],
  ['3624198', 'Ciudad Cortés'],
  ['3613528', 'Choluteca'],
  ['3601519', 'Santa Rita'],
  ['3606251', 'Las Vegas'],
  ['3600026', 'Puerto Cortés'],
  ['3603649', 'Pimienta'],
  ['3604384', 'Ocotepeque'],
  ['3611987', 'El Corpus'],
  ['3602736', 'Roatán'],
  ['3606292', 'Trojes'],
  ['3583747', 'San Francisco Gotera'],
  ['3586814', 'Ciudad Delgado'],
  ['9613285', 'Santa María de Pantasma'],
  ['3616730', 'San Juan de Nicaragua'],
  ['3620266', 'Corn Island'],
  ['3618522', 'Laguna de Perlas'],
  ['3617095', 'El Rama'],
  ['3711618', 'Dolega'],
  ['3701117', 'Santiago'],
  ['3620243', 'San Francisco de Cuapa'],
  ['11911831', 'El Tuma-La Dalia'],
  ['3620661', 'Paiwas'],
  ['3618336', 'Larreynaga'],
  ['3598034', 'San Juan Comalapa'],
  ['3591210', 'San Miguel Pochuta'],
  ['3587636', 'San Pedro Yepocapa'],
  ['3599265', 'Santa María Cahabón'],
  ['3593542', 'Santa Catalina La Tinta'],
  ['3588206', 'San Miguel Tucurú'],
  ['3597301', 'Santa Cruz El Chol'],
  ['9975226', 'San José La Máquina'],
  ['3591415', 'San Miguel Petapa'],
  ['3591216', 'Ixcán'],
  ['3593376', 'Livingston'],
  ['3589640', 'San Pedro Jocopilas'],
]);

/** Records that GeoNames sets into a neighbouring region, with the region that they lie in. */
export const REGION = new Map([
  ['3590567', 'Suchitepéquez'], // Samayac
  ['11911820', 'Costa Caribe Sur'], // El Ayote
]);

/** Districts, with the town that they belong to. */
export const WITHIN = new Map([
  ['3708306', 'Ciudad de Panamá'], // Juan Díaz
  ['3714734', 'Ciudad de Panamá'], // Ancón
  ['3714426', 'Ciudad de Panamá'], // Balboa
  ['3700563', 'Ciudad de Panamá'], // Tocumen
  ['3711699', 'Ciudad de Panamá'], // Curundú
  ['3703346', 'Ciudad de Panamá'], // Parque Lefevre
  ['3703227', 'Ciudad de Panamá'], // Pedregal
  ['3706567', 'Ciudad de Panamá'], // Las Cumbres
  ['3701917', 'Ciudad de Panamá'], // Río Abajo
  ['3701493', 'Ciudad de Panamá'], // San Felipe
  ['3711125', 'Ciudad de Panamá'], // El Chorrillo
  ['3703647', 'Ciudad de Panamá'], // Pacora
  ['3712455', 'Ciudad de Panamá'], // Chilibre
  ['3700164', 'Arraiján'], // Veracruz
  ['3700038', 'Arraiján'], // Vista Alegre
  ['3703833', 'Arraiján'], // Nuevo Arraiján
  ['3713648', 'Arraiján'], // Burunga
  ['3712628', 'Arraiján'], // Cerro Silvestre
  ['3711828', 'Colón'], // Cristóbal
  ['3704571', 'Colón'], // Margarita
  ['3617730', 'San Rafael del Sur'], // Masachapa
  ['3714932', 'Ciudad de Panamá'], // Alcalde Díaz
]);

/** The towns that GeoNames' sections of a municipality (PPLX) belong to, by country and admin2 code. */
export const TOWN_OF_SECTIONS = {
  'CR.401': 'Heredia',
  'CR.407': 'San Antonio',
  'CR.408': 'San Joaquín',
  'CR.106': 'Aserrí',
  'CR.108': 'Guadalupe',
  'CR.113': 'Tibás',
  'CR.118': 'Curridabat',
  'CR.119': 'San Isidro de El General',
  'CR.610': 'Ciudad Neily',
  'PA.0808': 'Ciudad de Panamá',
  'PA.1307': 'La Chorrera',
  'PA.1301': 'Arraiján',
  'PA.0301': 'Colón',
  'PA.0405': 'La Concepción',
  'PA.0910': 'Santiago',
};

/** Spellings that GeoNames keeps and that mean another place, are everyday words, or that only a foreign language declines. */
export const FOREIGN_ALIASES = new Set([
  'La Estación',
  'La Máquina',
  'La Cabina',
  'El Pozo',
  'Nicaragua',
  'La Union',
  'La Plaza',
  'Riverside',
  'Grenada',
  'Granado',
  'Granadae',
  'Davida',
  'Davidas',
  'Dehvid',
  'Floresas',
  'Tijera',
  'Cerros',
  'Liberii',
  'Liberija',
  'Limperia',
  'Ciudad Sandino',
  'Pountarenas',
  'Puntarenasas',
  'Caminito',
  'La Estacion',
  'Somotas',
  'Tamarindas',
  'Alachouela',
  'Alachuela',
  'Huehuetenangas',
  'Golfita',
]);
