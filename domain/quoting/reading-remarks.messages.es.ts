/**
 * What readers remark on an email, in Spanish, by the English words that are stored with it. `{}` stands for a value, which comes in the
 * same order in both languages.
 */
export const READING_REMARKS: Readonly<Record<string, string>> = {
  'The email leaves open which airport the goods should fly to.':
    'El correo deja abierto a qué aeropuerto debe volar la carga.',
  'The delivery place lies in another country than {}.': 'El lugar de entrega está en un país distinto de {}.',
  'The email holds several shipments that could not be told apart; they should be quoted one by one.':
    'El correo contiene varios embarques que no se pudieron distinguir; conviene cotizarlos uno por uno.',
  'Only the first {} characters of the email were read.': 'Solo se leyeron los primeros {} caracteres del correo.',
  'The email holds instructions to the system; they were left out.':
    'El correo contiene instrucciones para el sistema; se omitieron.',
  '"{}" cannot be read as a weight; it was left out.': '«{}» no se puede leer como peso; se omitió.',
  'The sizes are those of {} pieces, but {} pieces are stated.':
    'Las medidas son de {} bultos, pero se indican {} bultos.',
  'The sizes give {} m³, but {} m³ are stated.': 'Las medidas dan {} m³, pero se indican {} m³.',
  'The weight of less than a milligram was taken for a slip of the keyboard.':
    'El peso de menos de un miligramo se tomó por un error al teclear.',
  'The stated total weight is not the sum of its parts ({} kg).':
    'El peso total indicado no es la suma de sus partes ({} kg).',
  'The weight has no unit; kilograms are taken.': 'El peso no tiene unidad; se toman kilogramos.',
  'The dimensions have no unit; it was told from their size.':
    'Las dimensiones no tienen unidad; se dedujo de su tamaño.',
  'The email holds several shipments, and a document that may belong to any of them: quote them one by one.':
    'El correo contiene varios embarques y un documento que puede ser de cualquiera de ellos: cotícelos uno por uno.',
  '{} The email was read by the rules alone.': '{} El correo se leyó solo con las reglas.',
  'The second reading failed.': 'La segunda lectura falló.',
  "{}: the email states {}, {} {}. The email's value was taken.":
    '{}: el correo indica {}; {}, {}. Se tomó el valor del correo.',
  nothing: 'nada',
  'no total that agrees with its rows': 'ningún total que concuerde con sus filas',
  'no total that agrees with its rows ({})': 'ningún total que concuerde con sus filas ({})',
  'not legible': 'ilegible',
  'read from a picture, and nothing confirms it ({})': 'leído de una imagen, y nada lo confirma ({})',
  '{}, page {}, line {}: “{}”': '{}, página {}, línea {}: «{}»',
  '{}: the rules read {}, {} read {} in "{}". The rules\' value was kept.':
    '{}: las reglas leyeron {}; {} leyó {} en «{}». Se conservó el valor de las reglas.',
  'The rules saw no request for a quotation; the words "{}" are one.':
    'Las reglas no vieron una solicitud de cotización; las palabras «{}» lo son.',
  'The model\'s answer leaves "{}" unaccounted for; what it rests on was left out.':
    'La respuesta del modelo deja «{}» sin explicar; se omitió lo que se basa en ello.',
  'no delivery place in {}': 'ningún lugar de entrega en {}',
  'The {} "{}" can be read in two ways; {} was taken.': '{} «{}» se puede leer de dos maneras; se tomó {}.',
  'The {} that the model found has no unit; {} are taken.': '{} que halló el modelo no tiene unidad; se toman {}.',
  "The model's {} does not stand in the email and was left out.":
    '{}: lo que dio el modelo no está en el correo y se omitió.',
  'The language model was asked as often as it may be within an hour.':
    'Al modelo de lenguaje ya se le preguntó cuanto se permite en una hora.',
  'The language model failed several times in a row and is left alone for a minute.':
    'El modelo de lenguaje falló varias veces seguidas; no se le pregunta durante un minuto.',
  'The answer of the language model could not be used.': 'La respuesta del modelo de lenguaje no se pudo usar.',
  'The language model did not answer in time.': 'El modelo de lenguaje no respondió a tiempo.',
  "The language model's server refused with status {}.":
    'El servidor del modelo de lenguaje rechazó la consulta con el estado {}.',
  "The language model's server could not be reached.": 'No se pudo alcanzar el servidor del modelo de lenguaje.',
  'The language model answered with far more than was asked.':
    'El modelo de lenguaje respondió mucho más de lo que se le preguntó.',
  request: 'la solicitud',
  weight: 'el peso',
  'number of pieces': 'el número de bultos',
  dimensions: 'las dimensiones',
  volume: 'el volumen',
  destination: 'el destino',
  'delivery place': 'el lugar de entrega',
  description: 'la descripción',
  'goods value': 'el valor de la mercancía',
  'dangerous goods': 'la mercancía peligrosa',
};
