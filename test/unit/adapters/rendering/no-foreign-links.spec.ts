import { describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { LocalizedReplyRenderer } from '../../../../adapters/rendering/localized-reply-renderer.js';
import { PdfkitRenderer } from '../../../../adapters/rendering/pdfkit-renderer.js';
import { formatReplySubject } from '../../../../domain/outbound-mail/reply-subject.js';
import { aDeliveryBeyondRadius } from '../../../support/fixtures/replies.js';

describe('a reply to a request that is full of links', () => {
  it.each(['evil.example/pay', 'hxxp://evil.example', 'evil\u200b.example', 'pay@evil.example', '10.0.0.1/pay'])(
    'repeats no %j in subject, text, HTML and PDF',
    async (link) => {
      const known = aDeliveryBeyondRadius();
      const quoted = `pumps ${link} now`;
      const model = {
        ...known,
        subject: formatReplySubject(quoted, 'Q12'),
        client: { ...known.client, name: quoted, company: quoted },
        routing: { ...known.routing, deliveryPlace: quoted },
        cargo: { ...known.cargo, description: quoted },
      };
      const { text, html } = await new LocalizedReplyRenderer().render(model);
      const pdf = await getDocumentProxy((await new PdfkitRenderer().render(model)).slice());
      const { text: pdfText } = await extractText(pdf, { mergePages: true });
      for (const shown of [model.subject, text, html, pdfText]) {
        expect(shown).not.toMatch(/evil\s*\.|hxxp|10\.0\.0|\/pay/);
        expect(shown).toContain('pumps');
      }
    },
  );
});
