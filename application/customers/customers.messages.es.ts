import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './customers.messages.js';

/** The same in Spanish. */
export const CUSTOMERS_MESSAGES: Translation<typeof english.CUSTOMERS_MESSAGES> = {
  noDomain: 'Ingrese un dominio, por ejemplo cliente.com.',
  noCustomer: 'Ingrese un buzón, por ejemplo ana@cliente.com, o un dominio, por ejemplo cliente.com.',
  manyCustomers: (mailDomain: string) =>
    `Los buzones de ${mailDomain} son de muchas personas: ingrese el buzón de una de ellas.`,
  notConfirmed: (name: string) => `Para confirmar, escriba ${name}.`,
  otherDomain: 'El buzón pertenece a otro dominio.',
  publicSuffix: (mailDomain: string) =>
    `Cualquiera puede registrar un dominio bajo ${mailDomain}: solo se puede reconocer un buzón.`,
  mixedAlphabets: 'El dominio mezcla letras de varios alfabetos, como las imitaciones: no se puede reconocer.',
  mailProvider: (mailDomain: string) =>
    `Cualquiera puede tener un buzón en ${mailDomain}: reconozca un buzón, o confirme que se reconocen todos.`,
  lookAlike: ({ mailDomain, lookAlike }) =>
    `${mailDomain} se parece a ${lookAlike}, que está reconocido: confirme que es de otra empresa.`,
};
