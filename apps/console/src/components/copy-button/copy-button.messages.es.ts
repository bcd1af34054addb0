import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './copy-button.messages.js';

/** The same in Spanish. */
export const copyButtonMessages: Translation<typeof english.copyButtonMessages> = {
  copy: 'Copiar',
  copied: 'Copiado',
  copiedBody: (what: string) => `En el portapapeles: ${what}.`,
  notCopied: 'No se copió',
  notCopiedBody: 'El navegador no lo permitió. Seleccione el texto y cópielo.',
  copyWhat: (what: string) => `Copiar: ${what}`,
};
