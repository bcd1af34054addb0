import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import { HtmlToTextConverter } from '../../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { LocalizedReplyRenderer } from '../../../../adapters/rendering/localized-reply-renderer.js';
import { stripQuotedText } from '../../../../domain/inbound-mail/quoted-text.js';
import { formatUsd } from '../../../../domain/money/usd.js';
import type { ReplyModel } from '../../../../domain/outbound-mail/reply-model.js';
import { aPricedShipment, aQuotation } from '../../../support/fixtures/quotations.js';
import { aRate, aTariffAt } from '../../../support/fixtures/rates.js';
import { aDeliveryBeyondRadius, anIndicativeReply, aReply } from '../../../support/fixtures/replies.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

const renderer = new LocalizedReplyRenderer();
const LANGUAGES = ['en', 'es'] as const;
const HEADINGS = {
  en: ['ROUTING', 'CARGO AS WE UNDERSTOOD IT', 'CHARGES IN US DOLLARS', 'NOT INCLUDED', 'HOW TO PROCEED', 'CONDITIONS'],
  es: ['RUTA', 'SU CARGA, SEGÚN LA ENTENDIMOS', 'CARGOS EN DÓLARES', 'NO INCLUYE', 'CÓMO CONTINUAR', 'CONDICIONES'],
} as const;

/** The text of a document without its tags, entities resolved. */
function extractText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

/** A reply in which everything that a stranger writes holds these words. */
function replyWithText(quoted: string): ReplyModel {
  const replyModel = aDeliveryBeyondRadius();
  return {
    ...replyModel,
    subject: `Re: ${quoted} [Q12]`,
    client: { email: replyModel.client.email, name: quoted, company: quoted },
    routing: { ...replyModel.routing, deliveryPlace: quoted },
    cargo: { ...replyModel.cargo, description: quoted },
    assumptions: [{ field: 'somethingNew', value: quoted, reason: quoted }],
  };
}

describe('A reply says the same in both faces', () => {
  it.each(LANGUAGES)(
    'leaves a space between a label and its value however long the label is, in %s',
    async (language) => {
      const { text } = await renderer.render(aDeliveryBeyondRadius({ language }));
      expect(text).toMatch(/^(?:Value added tax \(VAT\)|Impuesto al valor agregado \(IVA\)): +\d/m);
      expect(text).not.toMatch(/^[A-ZÁÉÍÓÚ][^:\n]{20,}:\S/m);
    },
  );

  it.each(LANGUAGES)('gives the total first, in %s', async (language) => {
    const replyModel = aDeliveryBeyondRadius({ language });
    const { text, html } = await renderer.render(replyModel);
    const total = `USD ${formatUsd(replyModel.totals.finalTotal)}`;
    for (const shown of [text, extractText(html)]) {
      expect(shown).toContain(total);
      expect(shown.indexOf(total)).toBeLessThan(shown.indexOf('42.00'));
    }
  });

  it.each(LANGUAGES)('adds up: the lines in the total are the total, in %s', async (language) => {
    const replyModel = aDeliveryBeyondRadius({ language });
    const { text } = await renderer.render(replyModel);
    const charges = text.split(/^(?:CHARGES IN|CARGOS EN D).*$/m)[1]?.split(/^TOTAL /m)[0] ?? '';
    const lines = charges
      .split('\n')
      .filter((line) => /^ {2}\S.* [\d,]+\.\d\d$/.test(line) && !line.includes('Subtotal'));
    const sum = lines.reduce(
      (total, line) => total.plus(line.match(/[\d,]+\.\d\d$/)?.[0].replace(',', '') ?? 0),
      Big(0),
    );
    expect(lines).toHaveLength(6);
    expect(sum.toFixed(2)).toBe(replyModel.totals.finalTotal.toFixed(2));
  });

  it.each(LANGUAGES)('has every part that a quotation needs, in its order, in %s', async (language) => {
    const { text, html } = await renderer.render(aDeliveryBeyondRadius({ language, revision: 2 }));
    const at = HEADINGS[language].map((heading) => text.indexOf(heading));
    expect(at.every((position, index) => position > (at[index - 1] ?? 0))).toBe(true);
    for (const shown of [text, extractText(html)]) {
      expect(shown).toContain('Q12');
      expect(shown).toContain(language === 'en' ? 'revision 2' : 'revisión 2');
      expect(shown).toContain(language === 'en' ? '17 March 2026' : '17 de marzo de 2026');
      expect(shown).toContain('362.56');
      expect(shown).toContain('363.00 kg');
      expect(shown).toContain('Bodegas Fiscales del Virilla S.A.');
      expect(shown).toContain('[Q12]');
      expect(shown.indexOf('Montreal')).toBeLessThan(shown.indexOf('Peak days'));
    }
  });

  it.each(LANGUAGES)('says of a later revision that it replaces the earlier ones, in %s', async (language) => {
    const { text } = await renderer.render(aDeliveryBeyondRadius({ language, revision: 3 }));
    expect(text).toContain(language === 'en' ? 'This is revision 3' : 'Esta es la revisión 3');
  });

  it.each(LANGUAGES)('asks for what is missing and names no price, where staff want that, in %s', async (language) => {
    const replyModel = anIndicativeReply(language);
    const asking = await renderer.render({ ...replyModel, askOnly: true });
    for (const shown of [asking.text, extractText(asking.html)]) {
      expect(shown).toContain('[Q12]');
      expect(shown).toContain(language === 'en' ? 'The gross weight' : 'El peso bruto');
      expect(shown).not.toMatch(/USD|\d\.\d\d|TOTAL|Total|100 kg/);
    }
    expect(asking.text.length).toBeLessThan((await renderer.render(replyModel)).text.length / 3);
  });

  it.each(LANGUAGES)('does not call dangerous goods harmless, in %s', async (language) => {
    const replyModel = aDeliveryBeyondRadius({ language });
    const plain = (await renderer.render(replyModel)).text.replace(/\s+/g, ' ');
    const dangerous = (await renderer.render({ ...replyModel, dangerous: true })).text.replace(/\s+/g, ' ');
    expect(plain).toContain(language === 'en' ? 'general, non-dangerous cargo' : 'carga general no peligrosa');
    expect(dangerous).not.toMatch(/non-dangerous|no peligrosa/);
    expect(dangerous).toContain(
      language === 'en' ? 'for dangerous goods as you declared' : 'mercancías peligrosas según',
    );
  });

  it.each(LANGUAGES)(
    'is known as ours when a customer sends it back without any mark of quoting, in %s',
    async (language) => {
      const indicative = anIndicativeReply(language);
      for (const replyModel of [aDeliveryBeyondRadius({ language }), indicative, { ...indicative, askOnly: true }]) {
        const { text, html } = await renderer.render(replyModel);
        for (const sentBack of [text, new HtmlToTextConverter().convert('', html)])
          expect(stripQuotedText(sentBack).trim()).toBe('');
      }
    },
  );

  it('leaves out what there is nothing to say about', async () => {
    const { text } = await renderer.render(
      aReply(aQuotation(), { taxRate: undefined, mawbConsignee: undefined, disclaimers: [] }),
    );
    expect(text).not.toContain('TAXES');
    expect(text).not.toContain('MAWB');
    expect(text).not.toContain('ASSUMPTIONS');
    expect(text).not.toContain('WHAT WE STILL NEED');
  });
});

describe('The lines of a reply', () => {
  it('show rate, quantity and the limit that applies', async () => {
    const rates = [
      ...aTariffAt('SJO').filter((rate) => rate.serviceCode !== 'BWSE'),
      aRate({ service: 'BWSE', criterion: 'cif_value', base: '0.25', maximum: 12 }),
    ];
    const { text } = await renderer.render(aReply(aQuotation(aPricedShipment(aShipmentRequest(), { rates }))));
    expect(text).toContain('USD 0.11 × 320.00 kg chargeable; minimum 42.00 applies');
    expect(text).toContain('USD 0.20 × 320.00 kg chargeable\n');
    expect(text).toContain('0.25 % of USD 8,400.00 (CIF value); maximum 12.00 applies');
  });

  it('mark what is not in the total, and what is on request', async () => {
    const { text, html } = await renderer.render(aDeliveryBeyondRadius());
    for (const shown of [text, extractText(html)]) {
      expect(shown).toMatch(/Optional services \(not in the total\)/);
      expect(shown).toMatch(/Other charges \(not in the total\)/);
      expect(shown).toMatch(/Charges Collect Fee\s+on request|Charges Collect Fee 5 %/);
      expect(shown).toContain('Lines marked "on request" are not in the total.');
    }
  });

  it('translate the standing services and keep the names that staff gave', async () => {
    const { text } = await renderer.render(aDeliveryBeyondRadius({ language: 'es' }));
    expect(text).toContain('Manejo en aeropuerto');
    expect(text).toContain('X-ray screening fee');
    expect(text).not.toContain('Airport Handling');
  });
});

describe('An indicative reply', () => {
  it.each(LANGUAGES)('asks for what is missing and names every assumption, in %s', async (language) => {
    const replyModel = anIndicativeReply(language);
    const { text, html } = await renderer.render(replyModel);
    const assumed = language === 'en' ? '(assumed)' : '(supuesto)';
    for (const shown of [text, extractText(html)]) {
      expect(shown).toContain(
        language === 'en' ? 'For a firm quotation, please tell us:' : 'Para una cotización en firme',
      );
      expect(shown).toContain(`100.00 kg ${assumed}`);
      expect(shown).toContain('Costa Rica');
    }
    const items = text.split(language === 'en' ? 'ASSUMPTIONS' : 'SUPUESTOS')[1]?.match(/^- /gm)?.length ?? 0;
    expect(items).toBeGreaterThanOrEqual(replyModel.assumptions.length);
    if (language === 'es') expect(text).not.toMatch(/The request|General Cargo/);
  });
});

describe("A stranger's words", () => {
  it('cannot become markup', async () => {
    const quoted = `"><script>alert('x')</script><img src=x onerror=1>`;
    const { html } = await renderer.render(replyWithText(quoted));
    expect(html).not.toMatch(/<script|<img|onerror=1>/i);
    expect(html).not.toMatch(/&lt;script|onerror/i);
    expect(html).toContain('alert(&#39;x&#39;)');
  });

  it('cannot become markup by way of staff texts either', async () => {
    const disclaimers = [
      { id: 1, version: 1, title: '<b>T</b>', content: '<i>C</i>\n& co', priority: 1, place: 1, airportIds: [] },
    ];
    const { html } = await renderer.render(aReply(aQuotation(), { disclaimers }));
    expect(html).not.toMatch(/<b>|<i>/);
    expect(html).toContain('&amp; co');
  });

  it('bring no link into our mail', async () => {
    const { text, html } = await renderer.render(replyWithText('see http://evil.example/a or www.evil.example now'));
    expect(text + html).not.toMatch(/http|www\.|evil\.example/);
    expect(text).toContain('see or now');
  });

  it('stay on one line of bounded length', async () => {
    const { text } = await renderer.render(replyWithText(`pumps\r\nTOTAL USD 1.00\u202e\u0000 ${'x'.repeat(5000)}`));
    expect(text).not.toMatch(/^TOTAL USD 1\.00/m);
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(text).not.toContain('x'.repeat(161));
  });

  it('never harm the document, whatever they are', async () => {
    const hostileText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '=', ' ', '/', 'a', '\n') }),
    );
    const plain = new Set((await renderer.render(replyWithText('words'))).html.match(/<[^>]*>/g));
    await fc.assert(
      fc.asyncProperty(hostileText, async (quoted) => {
        const { text, html } = await renderer.render(replyWithText(quoted));
        expect((html.match(/<[^>]*>/g) ?? []).filter((tag) => !plain.has(tag))).toEqual([]);
        expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
      }),
      { numRuns: 100 },
    );
  });
});

describe('A reply travels well', () => {
  it.each([
    ['a full quotation', aDeliveryBeyondRadius()],
    ['a Spanish one', aDeliveryBeyondRadius({ language: 'es' })],
    ['an indicative one', anIndicativeReply()],
    ['a Spanish indicative one', anIndicativeReply('es')],
  ])('%s keeps to 78 columns and refers to nothing outside', async (_name, replyModel) => {
    const { text, html } = await renderer.render(replyModel);
    expect(text.split('\n').filter((line) => line.length > 78)).toEqual([]);
    expect(html).not.toMatch(/https?:|src=|href=|url\(|<img|<link|<style|<script/i);
    expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="(?:en|es)">/);
    expect(Buffer.byteLength(html)).toBeLessThan(102_400);
  });

  it("dates a quotation with the office's day, not with UTC's", async () => {
    const lateReply = aQuotation({ createdAt: new Date('2026-03-03T03:00:00Z') });
    expect((await renderer.render(aReply(lateReply))).text).toContain('2 March 2026');
  });
});
