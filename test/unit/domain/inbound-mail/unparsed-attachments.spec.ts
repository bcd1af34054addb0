import { describe, expect, it } from '@jest/globals';
import type { Attachment } from '../../../../domain/inbound-mail/inbound-email.js';
import { findUnparsedAttachments } from '../../../../domain/inbound-mail/unparsed-attachments.js';

describe('Attachments that may hold cargo data', () => {
  const file = (filename: string, contentType: string, sizeBytes = 90_000): Attachment => ({
    filename,
    contentType,
    sizeBytes,
    contentBase64: undefined,
  });

  it('are documents and large pictures, not the logos of signatures', () => {
    const attachments = [
      file('packing-list.xls', 'application/vnd.ms-excel'),
      file('PL', 'application/pdf'),
      file('foto.jpg', 'image/jpeg'),
      file('logo.png', 'image/png', 6_000),
      file('invite.ics', 'text/calendar'),
    ];
    expect(findUnparsedAttachments(attachments)).toEqual(['packing-list.xls', 'PL', 'foto.jpg']);
  });

  it.each([
    ['winmail.dat', 'application/ms-tnef'],
    ['consulta.msg', 'application/vnd.ms-outlook'],
    ['Necesito flete.eml', 'message/rfc822'],
    ['smime.p7m', 'application/pkcs7-mime; smime-type=signed-data'],
    ['lista.xlsb', 'application/octet-stream'],
    ['medidas.htm', 'text/html'],
    ['fotos.rar', 'application/vnd.rar'],
    ['lista.numbers', 'application/octet-stream'],
    ['audio.ogg', 'audio/ogg'],
    ['attachment', 'application/octet-stream'],
    ['IMG-20261128.webp', 'image/webp'],
  ])('are files of every other kind: %s', (filename, contentType) => {
    expect(findUnparsedAttachments([file(filename, contentType, 12_000)])).toEqual([filename]);
  });

  it.each([
    ['Ana Ruiz.vcf', 'text/x-vcard'],
    ['smime.p7s', 'application/pkcs7-signature; name="smime.p7s"'],
    ['signature.asc', 'application/pgp-signature'],
    ['attachment', 'message/delivery-status'],
    ['firma_ana.jpg', 'image/jpeg'],
    ['linkedin.png', 'image/png'],
  ])('are none of those that hold no cargo: %s', (filename, contentType) => {
    expect(findUnparsedAttachments([file(filename, contentType, 12_000)])).toEqual([]);
  });

  it('are no small pictures that the body shows, but large ones and those beside it', () => {
    const html = '<p>Saludos<img src="cid:image001.png@01DA"><img alt="Norte.gif" src="cid:ii_1"></p>';
    const files = [
      file('image001.png', 'image/png', 9_000),
      file('norte.gif', 'image/gif', 9_000),
      file('image002.png', 'image/png', 9_000),
      file('image001.png', 'image/png', 90_000),
    ];
    expect(findUnparsedAttachments(files, html)).toEqual(['image002.png', 'image001.png']);
  });
});
