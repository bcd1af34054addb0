import { describeHostileNames } from './hostile-names.js';

/** One of each kind: a header, a tag, an encoded header, an attribute, a link, a template. `hostile-names.nightly.ts` writes all. */
describeHostileNames([
  'pumps\r\nBcc: spy@evil.example',
  'pumps\r\n\r\n<script>alert(1)</script>',
  '=?utf-8?q?pumps=0D=0ABcc:_spy@evil.example?=',
  '"><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">pay here</a>',
  '{{7*7}} #{7*7} <%= 7*7 %>',
]);
