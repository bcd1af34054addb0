import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './chart.messages.js';

/** The same in Spanish. */
export const chartMessages: Translation<typeof english.chartMessages> = {
  asATable: (caption: string) => `${caption}, en tabla`,
  showTitleAsChart: (title: string) => `Mostrar como gráfico: ${title}`,
  showTitleAsTable: (title: string) => `Mostrar como tabla: ${title}`,
  showAsChart: 'Ver como gráfico',
  showAsTable: 'Ver como tabla',
  loadingChart: 'Cargando el gráfico',
};
