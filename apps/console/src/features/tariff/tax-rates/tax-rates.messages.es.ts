import type { Translation } from '../../../../../../domain/message-catalogue.js';
import type * as english from './tax-rates.messages.js';

/** The same in Spanish. */
export const taxRatesMessages: Translation<typeof english.taxRatesMessages> = {
  taxRates: 'tasas de impuestos',
  taxRate: 'tasa de impuestos',
  country: 'País',
  vatRate: 'IVA %',
  whtRate: 'Retención %',
  notes: 'Notas',
  lastUpdated: 'Última actualización',
  updatedBy: (lastUpdatedBy: string) => `por ${lastUpdatedBy}`,
  asInstalled: 'valor inicial',
  taxRateUpdated: 'Tasa de impuestos actualizada',
  taxRateCreated: 'Tasa de impuestos creada',
  editTaxRate: 'Editar tasa de impuestos',
  addTaxRate: 'Agregar tasa de impuestos',
  dialogIntro: 'Los impuestos se muestran en las cotizaciones solo a título informativo. No cambian ningún precio.',
  updateTaxRate: 'Actualizar tasa de impuestos',
  createTaxRate: 'Crear tasa de impuestos',
  saveFailed: (isUpdate: boolean) =>
    `No se pudo ${isUpdate ? 'actualizar' : 'crear'} la tasa de impuestos. Inténtelo de nuevo.`,
  fixedCountryHint: 'El país de una tasa de impuestos no se puede cambiar.',
  freeCountriesHint: 'Solo se ofrecen países sin tasas de impuestos.',
  chooseACountry: 'Elija un país',
  vatRateHint: 'Impuesto al valor agregado (IVA, ISV) del país',
  whtRateHint: 'Impuesto que se retiene de los pagos al exterior',
  failedToLoadTaxRates: 'No se pudieron cargar las tasas de impuestos',
  failedToDeleteTaxRate: 'No se pudo eliminar la tasa de impuestos',
  failedToLoadTaxRatesBody: 'Ocurrió un error al cargar las tasas de impuestos',
  addTaxRateSubtitle: (hasAll: boolean) =>
    `IVA y retención en la fuente de los países de destino.${hasAll ? ' Todos los países atendidos tienen sus tasas.' : ''}`,
  taxRateDeleted: 'Tasa de impuestos eliminada',
  deleteQuestion: '¿Está seguro de que desea eliminar esta tasa de impuestos?',
  theTaxRateOf: (countryName: string) => `La tasa de impuestos de ${countryName}`,
  loadingTaxRates: 'Cargando tasas de impuestos',
  countriesAreNotAvailable: 'La lista de países no está disponible.',
  noTaxRatesFound: 'No hay tasas de impuestos',
  noTaxRatesFoundNote: 'Agregue los impuestos de un país para mostrarlos en sus cotizaciones.',
  taxesAreInformationOnly: 'Los impuestos son solo informativos.',
  taxesAreInformationOnlyBody:
    'Aparecen debajo del total de la cotización y no están en ningún total: cambiarlos no cambia ningún precio.',
};
