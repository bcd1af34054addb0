/** The 84 cantons of Costa Rica, by province (Ley 4366 and the cantons created since). */
export const CANTONS: Readonly<Record<string, readonly string[]>> = {
  'San José':
    'San José|Escazú|Desamparados|Puriscal|Tarrazú|Aserrí|Mora|Goicoechea|Santa Ana|Alajuelita|Vázquez de Coronado|Acosta|Tibás|Moravia|Montes de Oca|Turrubares|Dota|Curridabat|Pérez Zeledón|León Cortés Castro'.split(
      '|',
    ),
  Alajuela:
    'Alajuela|San Ramón|Grecia|San Mateo|Atenas|Naranjo|Palmares|Poás|Orotina|San Carlos|Zarcero|Sarchí|Upala|Los Chiles|Guatuso|Río Cuarto'.split(
      '|',
    ),
  Cartago: 'Cartago|Paraíso|La Unión|Jiménez|Turrialba|Alvarado|Oreamuno|El Guarco'.split('|'),
  Heredia: 'Heredia|Barva|Santo Domingo|Santa Bárbara|San Rafael|San Isidro|Belén|Flores|San Pablo|Sarapiquí'.split(
    '|',
  ),
  Guanacaste: 'Liberia|Nicoya|Santa Cruz|Bagaces|Carrillo|Cañas|Abangares|Tilarán|Nandayure|La Cruz|Hojancha'.split(
    '|',
  ),
  Puntarenas:
    'Puntarenas|Esparza|Buenos Aires|Montes de Oro|Osa|Quepos|Golfito|Coto Brus|Parrita|Corredores|Garabito|Monteverde|Puerto Jiménez'.split(
      '|',
    ),
  Limón: 'Limón|Pococí|Siquirres|Talamanca|Matina|Guácimo'.split('|'),
};
