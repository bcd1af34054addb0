import { describeOddMails } from './odd-mails.js';

describeOddMails(300);
