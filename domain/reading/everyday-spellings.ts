/** Words that are often written short, or with a letter lost, with their usual spelling; folded. */
const USUAL_SPELLINGS: Readonly<Record<string, string>> = {
  ...{ cda: 'cada', kada: 'cada' },
  ...{
    entr: 'entrega',
    entrg: 'entrega',
    entreg: 'entrega',
    entrga: 'entrega',
    entrgar: 'entregar',
    enterga: 'entrega',
  },
  ...{ dlv: 'delivery', dlvr: 'delivery', dlvry: 'delivery', dlvd: 'delivered' },
  ...{ dlvy: 'delivery', delvy: 'delivery', delv: 'delivery', delivry: 'delivery', devlivery: 'delivery' },
};

/** Words of freight that phones and hurried hands write as they sound. */
const HEARD_WORDS =
  'bulto bultos precio precios cotizacion cotizar cotizarme cotice coticen valor necesito necesita necesitamos envio enviar envian enviarme ' +
  'llevar lleven libras libra direccion factura proveedor flete maquina maquinas kilos kilogramos mercaderia mercancia bodega pesan ' +
  'dolares tarima tarimas aereo aerea aeropuerto quiero quisiera cuanto cuesta repuestos recoger entregar vienen cajas caja centimetros';
const LEAST_LENGTH = 5;
const BY_SOUND: ReadonlyMap<string, string> = new Map(
  HEARD_WORDS.split(' ')
    .filter((word) => word.length >= LEAST_LENGTH)
    .map((word): [string, string] => [toSound(word), word]),
);

/** The usual spelling of a folded word. */
export function spellOut(word: string): string {
  const usual = Object.hasOwn(USUAL_SPELLINGS, word) ? USUAL_SPELLINGS[word] : undefined;
  return usual ?? (word.length < LEAST_LENGTH - 1 ? word : (BY_SOUND.get(toSound(word)) ?? word));
}

/** A text with each of its words in its usual spelling. @param text folded */
export function spellOutText(text: string): string {
  return text.replace(/[a-z]{4,}/g, (word) => spellOut(word));
}

/** Letters that sound alike in Spanish as one letter: b and v, s, z and soft c, ll and y, g and j before e and i, the silent h. */
function toSound(word: string): string {
  return word
    .replace(/(?<!c)h/g, '')
    .replace(/(.)\1/g, (pair) => (pair === 'rr' || pair === 'll' || pair === 'cc' ? pair : pair.charAt(0)))
    .replace(/c?c(?=[ei])|z|sc(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|c(?!h)|q/g, 'k')
    .replace(/v/g, 'b')
    .replace(/n(?=b)/g, 'm')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j');
}
