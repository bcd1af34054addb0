import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailCaseApp, textPart } from '../../../support/mail-case-app.js';

let app: MailCaseApp;
describe('a server that receives requests like other mail', () => {
  beforeAll(async () => {
    app = await MailCaseApp.open();
  });
  afterAll(() => app.close());

  let count = 0;
  const request = () => {
    count += 1;
    return `Buenos días, favor cotizar 2 tarimas de 120x80x100 cm, 350,5 kg en total, de Miami a Heredia, DAP. Repuestos serie ${'ABCDEFGHIJKLMNOP'[count]}.`;
  };
  const subjectHeader = (subject: string) => `Subject: =?utf-8?b?${Buffer.from(subject).toString('base64')}?=`;

  describe('A request is not ignored', () => {
    it.each<[string, () => { subject?: string; headers?: string[]; content: string }]>([
      [
        'for the footer of a newsletter',
        () => ({
          content: textPart(`${request()}\r\n\r\nAna Ruiz\r\n--\r\nTo unsubscribe from our newsletter click here`),
        }),
      ],
      [
        'for a footer that offers to be left alone',
        () => ({
          content: textPart(
            `${request()}\r\n\r\nSi no desea recibir más correos, responda con la palabra BAJA. Aviso de privacidad.`,
          ),
        }),
      ],
      [
        'for an absence in passing',
        () => ({
          content: textPart(`${request()} Estaré fuera de la oficina el jueves, por favor responder a todos.`),
        }),
      ],
      [
        'for a vacation of a colleague',
        () => ({ content: textPart(`${request()}\r\n\r\nNota: mi compañera Luisa está de vacaciones hasta el 12.`) }),
      ],
      [
        'for a subject of a meeting',
        () => ({ subject: 'Reunión del martes / cotización urgente', content: textPart(request()) }),
      ],
      [
        'for a subject of an invitation',
        () => ({ subject: 'Invitación: cotizar embarque Heredia', content: textPart(request()) }),
      ],
      [
        'for a mailbox that is a group',
        () => ({
          headers: [
            subjectHeader('Cotización'),
            'List-Id: <quotes.istmo.example>',
            'Precedence: list',
            'List-Unsubscribe: <mailto:x@istmo.example>',
          ],
          content: textPart(request()),
        }),
      ],
      [
        'for a mail system that asks for no answers',
        () => ({
          headers: [subjectHeader('Cotización aérea'), 'X-Auto-Response-Suppress: All', 'Feedback-ID: 1:2:3:mail'],
          content: textPart(request()),
        }),
      ],
    ])('%s', async (_, mail) => {
      expect((await app.read(mail())).outcome).not.toBe('ignored');
    });

    it('where its sender is a form, whoever stands in its From', async () => {
      const mail = {
        from: 'Formulario web <no-reply@norte-cargo.example>',
        headers: [subjectHeader('Nueva solicitud'), 'Reply-To: ana@norte-cargo.example'],
      };
      expect((await app.read({ ...mail, content: textPart(request()) })).outcome).toBe('held');
    });
  });
});
