import type { Translation } from '../../message-catalogue.js';
import type * as english from './storage.messages.js';

/** The same in Spanish. */
export const STORAGE_MESSAGES: Translation<typeof english.STORAGE_MESSAGES> = {
  days: 'Los días libres son días enteros de 0 a 3,650.',
  steps: 'Cada tramo debe terminar un día posterior al anterior; el último no tiene fin.',
  prices: 'Ingrese un precio de 0 a 1,000,000 para cada tramo.',
  unreadable: (text: string) =>
    `"${text}" no es un plazo de almacenaje: escriba, por ejemplo, "free: 2 working; 7: 0.14; +: 0.17".`,
  freeDays: (free) => `${free.days} días ${free.isWorking ? 'hábiles' : 'naturales'} libres`,
  perDay: (amount: string) => `luego ${amount} USD por día`,
  stepPerDay: (step) => `hasta el día ${step.upToDay} ${step.amount} USD por día`,
  onRequest: 'luego a solicitud',
  charged: (of) => `se cobran ${of.charged} de ${of.days} días`,
  retroactive: (days: number) => `después del día ${days} se cobran todos los días`,
};
