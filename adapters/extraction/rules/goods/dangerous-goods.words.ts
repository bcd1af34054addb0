/**
 * Goods that the Dangerous Goods Regulations class as dangerous whatever else the email says, folded, one phrase each.
 * What is dangerous in some forms only (paint, adhesive, resin) is not here: the words of danger decide there.
 */
export const DANGEROUS_GOODS: readonly string[] = [
  // Class 1: explosives.
  ...['fireworks', 'firecrackers', 'fuegos artificiales', 'pirotecnia', 'juegos pirotecnicos', 'gunpowder', 'polvora'],
  ...['ammunition', 'municiones', 'detonators', 'detonadores', 'flares', 'bengalas'],
  // Class 2: gases.
  ...['fire extinguisher', 'fire extinguishers', 'extintor', 'extintores', 'extinguidores', 'butane', 'butano'],
  ...['propane', 'propano', 'acetylene', 'acetileno', 'oxygen cylinders', 'cilindros de oxigeno', 'gas cylinders'],
  ...[
    'cilindros de gas',
    'refrigerant gas',
    'gas refrigerante',
    'lighters',
    'encendedores',
    'spray paint',
    'pintura en spray',
  ],
  ...['pintura en aerosol', 'deodorant spray', 'hair spray', 'hairspray', 'insecticide spray'],
  // Class 3: flammable liquids.
  ...[
    'paint thinner',
    'lacquer thinner',
    'paint thinners',
    'de thinner',
    'of thinner',
    'thinner acrilico',
    'diluyente',
  ],
  ...['turpentine', 'aguarras', 'acetone', 'acetona', 'methanol', 'metanol', 'ethanol', 'etanol', 'toluene', 'tolueno'],
  ...[
    'xylene',
    'xileno',
    'white spirit',
    'alcohol en gel',
    'alcohol gel',
    'gel alcohol',
    'gel de alcohol',
    'alcohol liquido',
  ],
  ...[
    'isopropyl alcohol',
    'alcohol isopropilico',
    'isopropanol',
    'alcohol etilico',
    'ethyl alcohol',
    'rubbing alcohol',
  ],
  ...['denatured alcohol', 'alcohol desnaturalizado'],
  ...['kerosene', 'kerosen'],
  ...['contact cement', 'cemento de contacto'],
  // Classes 4 and 5: flammable solids, oxidizers.
  ...['safety matches', 'fosforos', 'cerillos'],
  ...['hydrogen peroxide', 'peroxido de hidrogeno', 'pool chlorine', 'cloro granulado', 'cloro para piscina'],
  ...[
    'cloro para piscinas',
    'calcium hypochlorite',
    'hipoclorito de calcio',
    'hipoclorito de sodio',
    'sodium hypochlorite',
  ],
  ...['ammonium nitrate', 'nitrato de amonio', 'potassium permanganate', 'permanganato de potasio'],
  // Class 6: poisons.
  ...['rat poison', 'raticida', 'cyanide', 'cianuro'],
  // Class 8: corrosives.
  ...['sulfuric acid', 'sulphuric acid', 'acido sulfurico', 'hydrochloric acid', 'acido clorhidrico', 'muriatic acid'],
  ...[
    'acido muriatico',
    'nitric acid',
    'acido nitrico',
    'phosphoric acid',
    'acido fosforico',
    'caustic soda',
    'soda caustica',
  ],
  ...[
    'sosa caustica',
    'sodium hydroxide',
    'hidroxido de sodio',
    'battery acid',
    'acido de bateria',
    'acido para baterias',
  ],
  ...[
    'car batteries',
    'car battery',
    'truck batteries',
    'auto batteries',
    'automotive batteries',
    'motorcycle batteries',
  ],
  ...['lead acid batteries', 'lead - acid batteries', 'wet batteries', 'forklift batteries', 'baterias de carro'],
  ...['baterias para carro', 'baterias para carros', 'baterias de auto', 'baterias para auto', 'baterias para autos'],
  ...['baterias de moto', 'baterias para moto', 'baterias para motos', 'baterias automotrices', 'baterias de camion'],
  ...['baterias de plomo', 'baterias acidas', 'acumuladores de plomo', 'mercury', 'mercurio'],
  // Class 9: lithium and what is sold with it, engines with fuel.
  ...[
    'power banks',
    'power bank',
    'powerbank',
    'powerbanks',
    'bateria portatil',
    'baterias portatiles',
    'e - scooter batteries',
  ],
  ...[
    'e - bike batteries',
    'e - scooters',
    'e - scooter',
    'e - bikes',
    'e - bike',
    'ebikes',
    'escooters',
    'electric scooters',
  ],
  ...[
    'electric scooter',
    'scooters electricos',
    'patinetas electricas',
    'hoverboard',
    'hoverboards',
    'electric bicycles',
  ],
  ...['electric bikes', 'electric motorcycles', 'bicicletas electricas', 'motos electricas', 'motocicletas electricas'],
  ...[
    'laptop batteries',
    'drone batteries',
    'camera batteries',
    'baterias para laptop',
    'baterias de laptop',
    'airbags',
  ],
];

/**
 * Goods that are dangerous as they are commonly sold, and harmless in some forms: an explicit statement of the sender that
 * they are not dangerous counts.
 */
export const FORM_DEPENDENT_GOODS: readonly string[] = [
  'varnish',
  'barniz',
  'barnices',
  'nail polish',
  'esmalte de unas',
  'esmaltes de unas',
  'perfume',
  'perfumes',
  'eau de parfum',
  'eau de toilette',
  'hand sanitizer',
  'hand sanitizers',
  'hand sanitiser',
  'gel antibacterial',
  'activated carbon',
  'carbon activado',
  'charcoal',
  'carbon vegetal',
  'agua oxigenada',
  'pesticide',
  'pesticides',
  'plaguicida',
  'plaguicidas',
];

/** Fuels: dangerous where something holds them, no danger in the name of what runs on them. */
export const FUELS: readonly string[] = ['gasoline', 'gasolina', 'diesel', 'petrol', 'jet fuel', 'fuel', 'combustible'];

/** What holds a fuel. */
export const FUEL_HOLDERS =
  /\b(?:drums?|tambor(?:es)?|bidon(?:es)?|lit(?:ros|ers|res)|galones|gallons|cans?|pails?|barriles|barrels?|garrafas?)(?: (?:of|de|con|with))? ?$/;

/** Words before the goods that make them harmless. */
export const HARMLESS_BEFORE =
  /\b(?:water ?-? ?based|empty|toy|toys|juguetes?|fake|replica|dummy|vaci[oa]s?|w \/ o|(?:for|para|de) envasar|solar)(?: (?:de|of|para))? ?$/;

/** What is made for the goods, before their name: `cargadores para baterías de carro`, `bottles for perfume`. */
export const MADE_FOR =
  /\b(?:cargador(?:es)?|chargers?|cables?|soportes?|brochas?|etiquetas?|labels?|tapas|caps|repuestos|parts|accesorios|maquinas?|machines?|filtros?|gabinetes?|cabinets?|racks?|terminales|envases?|botellas?|bottles?|frascos?)(?: (?:de|of)| (?:[a-z]+ )?(?:para|for))(?: (?:las?|los|the))? ?$/;
/** Containers of the goods hold them, those for the goods are empty. */
export const HOLDS = /\b(?:envases?|botellas?|bottles?|frascos?) (?:de|of) ?$/;

/** Words behind the goods that make them harmless: without the substance, of another one, or a tool for it. */
export const HARMLESS_BEHIND: readonly RegExp[] = [
  /^(?:[a-z]+ )?(?:,? ?\( ?)?(?:water ?-? ?based|a? ?base (?:de )?agua|al agua|vaci[oa]s|empty|free\b|- free)/,
  /^(?:brush(?:es)?|rollers?|chargers?|charging|cables?|holders?|labels?|caps?|bottles?|jars?|atomizers?|sprayers?)\b/,
  /^(?:cabinets?|gabinetes?|stands?|brackets?|cases?|bags?|boxes|cartons?|racks?|shel(?:f|ves)|display|displays|dispensers?)\b/,
  /^(?:machines?|testers?|terminals?|clamps?|covers?|parts?|spare|accessor(?:y|ies)|tools?|pumps?|filters?|hoses?)\b/,
  /^(?:trays?|separators?|monitors?|switch(?:es)?|lamps?|frames?|wheels?|tires?|tyres?|helmets?|grills?|ovens?)\b/,
  /^(?:sin|without|w \/ o|no) (?:la |las |the |any )?(?:bater(?:ia|ias)|batter(?:y|ies)|gas|acid|acido|fuel|combustible|liquid)/,
  /^no ?(?:[,;)]|\. ?[a-z])/,
  /^(?:\( [^)]{0,20}\) )?(?:will |that )?(?:travel|travels|go|goes|viajan?|van?) (?:with|by|in|separately|con|aparte|por)\b/,
];
