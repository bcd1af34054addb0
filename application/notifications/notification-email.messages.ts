import type { Big } from 'big.js';
import type { StaffNews } from './staff-notification.js';

/** Subject and text of a mail to the staff. */
export interface StaffLetter {
  readonly subject: string;
  readonly text: string;
}

/** What the desk did within a day, and what waits at its end. */
export interface DeskDay {
  readonly from: Date;
  readonly to: Date;
  readonly received: number;
  readonly answered: number;
  readonly held: number;
  readonly failed: number;
  /** Of the quotations made, in US dollars. */
  readonly valueUsd: Big;
  readonly quotationsWaiting: number;
  readonly emailsFailed: number;
  readonly repliesFailed: number;
}

/** Matters that a mail spells out; of the rest it tells the number. */
export const MATTERS_LISTED = 20;
const LONGEST_LINE = 300;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** Writes the mails to the staff: short, in plain text, with links into the console. */
export class StaffLetters {
  /** @param publicUrl the address that people use, from the configuration */
  constructor(private readonly publicUrl: string) {}

  held(news: readonly StaffNews[], total: number): StaffLetter {
    const [only] = news;
    const subject = total === 1 && only ? only.title : `${total} matters wait for you`;
    return { subject, text: this.text(this.listed(news, total), 'Email me about quotations') };
  }

  error(news: readonly StaffNews[], total: number): StaffLetter {
    const [only] = news;
    const subject = total === 1 && only ? only.title : `${total} errors at the quotation desk`;
    return { subject, text: this.text(this.listed(news, total), 'Email me about errors') };
  }

  /** @param lines one for each quotation, as the log tells it */
  sent(lines: readonly string[], total: number): StaffLetter {
    const subject = total === 1 ? 'A quotation was sent' : `${total} quotations were sent`;
    const body = [
      ...lines.slice(0, MATTERS_LISTED).map((line) => `- ${plainLine(line)}`),
      ...moreThan(lines.length, total),
      '',
      this.link('/quotations'),
    ];
    return { subject, text: this.text(body, 'Email me about quotations') };
  }

  summary(day: DeskDay): StaffLetter {
    const { received, answered, held, failed, quotationsWaiting, emailsFailed, repliesFailed } = day;
    const body = [
      `From ${moment(day.from)} to ${moment(day.to)} (UTC):`,
      '',
      `Emails received: ${received}`,
      `Answered: ${answered}`,
      `Held for a person: ${held}`,
      `Failed: ${failed}`,
      `Value of the quotations: ${day.valueUsd.toFixed(2)} USD`,
      '',
      'What waits now:',
      `Quotations that wait for a person: ${quotationsWaiting}`,
      `Emails that could not be processed: ${emailsFailed}`,
      `Replies that could not be delivered: ${repliesFailed}`,
      '',
      this.link('/'),
    ];
    const subject = `Summary of the day: ${received} received, ${answered} answered, ${held} held`;
    return { subject, text: this.text(body, 'Email me a summary') };
  }

  test(): StaffLetter {
    const body = ['This is the test mail that you asked for. Mail from the quotation desk reaches you.'];
    return { subject: 'Test mail from the quotation desk', text: this.text(body, 'Send me a test') };
  }

  private listed(news: readonly StaffNews[], total: number): string[] {
    const listed = news.slice(0, MATTERS_LISTED);
    const lines = listed.flatMap(({ title, details, place }) => [
      title,
      ...(details ? [plainLine(details)] : []),
      this.link(place),
      '',
    ]);
    return [...lines, ...moreThan(listed.length, total)];
  }

  private text(body: readonly string[], why: string): string {
    const end = [
      '',
      '-- ',
      `You get this mail because of "${why}" under ${this.link('/settings?tab=notifications')}`,
      '',
    ];
    return [...body, ...end].join('\n');
  }

  private link(place: string): string {
    return `${this.publicUrl.replace(/\/+$/, '')}${place}`;
  }
}

/** Words of others on one line of ours; what looks like a link in them leads nowhere. */
function plainLine(text: string): string {
  const line = text.replace(UNPRINTABLE, ' ').replaceAll('://', ': ').replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}

function moreThan(listed: number, total: number): string[] {
  const more = total - Math.min(listed, MATTERS_LISTED);
  return more > 0 ? [`and ${more} more.`] : [];
}

function moment(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}
