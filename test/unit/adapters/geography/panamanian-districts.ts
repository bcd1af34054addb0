/** The districts of Panama and of its comarcas, by the names that are on a parcel. */
export const PANAMANIAN_DISTRICTS: readonly string[] = (
  'Bocas del Toro;Changuinola;Chiriquí Grande;Almirante;' +
  'Penonomé;Aguadulce;Antón;La Pintada;Natá;Olá;' +
  'Colón;Chagres;Donoso;Portobelo;Santa Isabel;Omar Torrijos Herrera;' +
  'David;Alanje;Barú;Boquerón;Boquete;Bugaba;Dolega;Gualaca;Remedios;Renacimiento;San Félix;San Lorenzo;Tierras Altas;Tolé;' +
  'La Palma;Chepigana;Pinogana;Santa Fe;Cémaco;Sambú;' +
  'Chitré;Las Minas;Los Pozos;Ocú;Parita;Pesé;Santa María;' +
  'Las Tablas;Guararé;Los Santos;Macaracas;Pedasí;Pocrí;Tonosí;' +
  'Ciudad de Panamá;San Miguelito;Balboa;Chepo;Chimán;Taboga;' +
  'Arraiján;Capira;Chame;La Chorrera;San Carlos;' +
  'Santiago;Atalaya;Calobre;Cañazas;La Mesa;Las Palmas;Mariato;Montijo;Río de Jesús;San Francisco;Santa Fe;Soná;' +
  'Besikó;Jirondai;Kankintú;Kusapín;Mironó;Müna;Nole Duima;Ñürüm;Santa Catalina;' +
  'El Porvenir;Gaigirgordub'
).split(';');
