import { describe, expect, it } from '@jest/globals';
import { eraseFromNotification } from '../../../../domain/notifications/erased-notification-email.js';

const ERASED = 'Erased at the request of the customer';

describe('eraseFromNotification', () => {
  it('takes the paragraph of one customer out, and leaves that of another', () => {
    const text =
      'Q1 needs review\nquetzal\n/quotations?open=1\n\nQ2 needs review\ntucan\n/quotations?open=2\n\n\n-- \nYou';
    expect(eraseFromNotification({ subject: '2 items', text }, (words) => words.includes('quetzal'))).toEqual({
      subject: ERASED,
      text: `${ERASED}\n\nQ2 needs review\ntucan\n/quotations?open=2\n\n\n-- \nYou`,
    });
  });

  it('takes one line out of a list', () => {
    const text = '- Q1 to quetzal\n- Q2 to tucan\n\nlink';
    expect(eraseFromNotification({ subject: '', text }, (words) => words.includes('quetzal')).text).toBe(
      `- ${ERASED}\n- Q2 to tucan\n\nlink`,
    );
  });
});
