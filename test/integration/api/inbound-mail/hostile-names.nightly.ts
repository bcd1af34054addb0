import { describeHostileNames } from './hostile-names.js';

describeHostileNames([
  'pumps\r\nBcc: spy@evil.example',
  'pumps\nX-Evil: 1',
  'pumps\r\n\r\n<script>alert(1)</script>',
  'pumps\u2028Bcc: spy@evil.example',
  '=?utf-8?q?pumps=0D=0ABcc:_spy@evil.example?=',
  'pumps%0d%0aBcc:%20spy@evil.example',
  'pumps, spy@evil.example',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">pay here</a>',
  '</td></table><iframe src="https://evil.example">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<style>*{display:none}</style><!--',
  'https://evil.example/pay',
  'evil.example/pay',
  'mailto:spy@evil.example',
  '{{7*7}} #{7*7} <%= 7*7 %>',
  '\u202egro.elpmaxe.live',
]);
