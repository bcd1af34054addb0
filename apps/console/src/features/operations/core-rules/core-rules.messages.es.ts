import type { Translation } from '../../../../../../domain/message-catalogue.js';
import type * as english from './core-rules.messages.js';

/** The same in Spanish. */
export const coreRulesMessages: Translation<typeof english.coreRulesMessages> = {
  protectedConstants: 'Constantes protegidas',
  protectedRules: 'Reglas protegidas.',
  protectedRulesBody:
    'Todos los precios se basan en estas cifras. Ninguna pantalla puede cambiarlas: solo una nueva versión del producto.',
  total: 'Total',
  active: 'Activas',
  warnings: 'Advertencias',
  lastChecked: 'Última verificación',
  counters: 'Contadores',
  testSummary: (passed: string, total: string, failed: string) =>
    `${passed} de ${total} pruebas correctas, ${failed} fallidas.`,
  validationResults: 'Resultados de la validación',
  allChecksPassed: 'Todas las verificaciones son correctas.',
  checksNeedAttention: (alarms: string) => `${alarms} requieren atención.`,
  negativeControlExplanation: 'Una de ellas es un control negativo: recibe una cifra incorrecta y debe fallar.',
  tests: 'Pruebas',
  pass: 'Correcta',
  fail: 'Fallida',
  expected: 'Esperado:',
  got: 'Obtenido:',
  negativeControlPassed: 'Este control negativo debió fallar: las pruebas ya no detectan un divisor incorrecto.',
  negativeControlFailed:
    'Falla a propósito: divide entre 5000, como los couriers, en lugar de 6000. Que falle demuestra que se detectaría un divisor incorrecto.',
  validationComplete: 'Validación terminada',
  someChecksNeedAttention: 'Algunas verificaciones requieren atención.',
  screenSubtitle:
    'Las reglas en que se basa toda cotización, verificadas en el código que calcula y en la tarifa vigente.',
  runValidation: 'Ejecutar validación',
  loadingCoreRules: 'Cargando las reglas básicas',
  failedToLoadCoreRules: 'No se pudieron cargar las reglas básicas',
  theValidationDidNotRun: 'La validación no se ejecutó',
  noCoreRules: 'No hay reglas básicas',
};
