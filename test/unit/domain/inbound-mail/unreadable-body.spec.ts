import { describe, expect, it } from '@jest/globals';
import {
  createUnparsableEmail,
  createUnreadableBodyEmail,
  getUnparsableReason,
} from '../../../../domain/inbound-mail/unparsable-email.js';

describe('An email whose HTML could not be read', () => {
  it('is kept with the reason, its sender, its words and its HTML, and cannot be answered', () => {
    const email = {
      ...createUnparsableEmail('postmark', Buffer.alloc(0), 'desk@istmo.example', ''),
      fromHeader: 'Ana <ana@norte.example>',
      fromAddress: 'ana@norte.example',
      subject: 'Flete',
      text: 'Favor cotizar.',
      html: '<p>x',
      messageId: '<1@norte.example>',
      attachments: [],
    };
    const kept = createUnreadableBodyEmail(email, 'It took too long.');
    expect(getUnparsableReason(kept)).toBe('It took too long.');
    expect(kept.fromAddress).toBeUndefined();
    expect(kept.text).toBe('From: Ana <ana@norte.example>\nSubject: Flete\n\nFavor cotizar.');
    expect(kept.messageId).toBe('<1@norte.example>');
    expect(kept.attachments).toEqual([
      { filename: 'body.html', contentType: 'text/html', sizeBytes: 4, contentBase64: 'PHA+eA==' },
    ]);
  });
});
