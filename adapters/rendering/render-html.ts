import type { Block, ChargeGroup, ReplyContent, Section } from './reply-content.js';

const INK = '#1b2733';
const MUTED = '#5a6875';
const ACCENT = '#0f3d5c';
const LINE = '#dde4ea';
const PAPER = '#ffffff';
const GROUND = '#eef2f5';
const PALE = '#f5f8fa';
const URGENT = '#fff6e0';
const URGENT_LINE = '#e0a100';
const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif;";
const TEXT = `${FONT}font-size:14px;line-height:21px;color:${INK};`;
const SMALL = `${FONT}font-size:12px;line-height:18px;color:${MUTED};`;
const MONO = `font-family:Consolas,'Courier New',monospace;font-size:13px;line-height:20px;color:${INK};`;
/** Outlook obeys the attributes, the others the styles. */
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text harmless in HTML, between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/**
 * A reply as an HTML document that Outlook's Word engine draws rightly: tables, inline styles, system fonts, 600 px, no
 * image, and no reference to the outside but the page on which the customer answers, where there is one.
 */
export function renderHtml(content: ReplyContent): string {
  return `<!DOCTYPE html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(content.title)}</title>
</head>
<body style="margin:0;padding:0;background-color:${GROUND};">
<table ${TABLE} bgcolor="${GROUND}"><tr><td align="center" style="padding:16px 8px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" align="center" bgcolor="${PAPER}" style="width:100%;max-width:600px;border:1px solid ${LINE};">
${renderHeader(content)}
${renderOpening(content)}
${[...content.asked.map(renderSection), renderHeadline(content)].join('\n')}
${content.sections.map(renderSection).join('\n')}
${renderClosing(content)}
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderRow(inside: string, style: string, background = PAPER): string {
  return `<tr><td bgcolor="${background}" style="background-color:${background};${style}">${inside}</td></tr>`;
}

function renderHeader({ title, subtitle }: ReplyContent): string {
  const inside = `<h1 style="margin:0;${FONT}font-size:20px;line-height:26px;font-weight:600;color:#ffffff;">${escapeHtml(title)}</h1><p style="margin:2px 0 0;${FONT}font-size:14px;line-height:20px;color:#c9dbe8;">${escapeHtml(subtitle)}</p>`;
  return renderRow(inside, 'padding:20px 24px;', ACCENT);
}

function renderOpening(content: ReplyContent): string {
  return renderRow([content.greeting, ...content.opening].map(renderParagraph).join(''), 'padding:20px 24px 4px;');
}

function renderHeadline({ headline: total }: ReplyContent): string {
  if (!total) return '';
  const { label, amount, notes } = total;
  const sum = `<p style="margin:0;${SMALL}text-transform:uppercase;letter-spacing:1px;">${escapeHtml(label)}</p><p style="margin:2px 0 6px;${FONT}font-size:28px;line-height:34px;font-weight:600;color:${ACCENT};">${escapeHtml(amount)}</p>`;
  const lines = notes.map((note) => `<p style="margin:0;${SMALL}">${escapeHtml(note)}</p>`).join('');
  const box = `<table ${TABLE} bgcolor="${PALE}"><tr><td style="padding:14px 18px;border-left:4px solid ${ACCENT};background-color:${PALE};">${sum}${lines}</td></tr></table>`;
  return renderRow(box, 'padding:8px 24px;');
}

function renderSection({ heading, urgent, blocks }: Section): string {
  const title = `<h2 style="margin:0 0 8px;${FONT}font-size:15px;line-height:20px;font-weight:600;color:${ACCENT};">${escapeHtml(heading)}</h2>`;
  const inside = title + blocks.map(renderBlock).join('');
  if (!urgent) return renderRow(inside, 'padding:14px 24px 4px;');
  const box = `<table ${TABLE} bgcolor="${URGENT}"><tr><td style="padding:14px 18px 6px;border-left:4px solid ${URGENT_LINE};background-color:${URGENT};">${inside}</td></tr></table>`;
  return renderRow(box, 'padding:10px 24px;');
}

function renderClosing({ closing: lines }: ReplyContent): string {
  const [regards = '', signature = '', note = ''] = lines;
  const inside = `${renderParagraph(regards)}<p style="margin:0 0 10px;${TEXT}font-weight:600;">${escapeHtml(signature)}</p><p style="margin:0;${SMALL}">${escapeHtml(note)}</p>`;
  return renderRow(inside, `padding:18px 24px 22px;border-top:1px solid ${LINE};`);
}

function renderParagraph(text: string): string {
  return `<p style="margin:0 0 10px;${TEXT}">${escapeHtml(text)}</p>`;
}

function renderLink(url: string): string {
  const address = escapeHtml(url);
  return `<p style="margin:0 0 10px;${TEXT}word-break:break-all;"><a href="${address}" style="color:${ACCENT};">${address}</a></p>`;
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return renderParagraph(block.text);
    case 'link':
      return renderLink(block.url);
    case 'facts':
      return renderFacts(block.rows);
    case 'list':
      return renderItems(block.items, () => '•');
    case 'steps':
      return renderItems(block.items, (at) => `${at + 1}.`);
    case 'address':
      return `<table ${TABLE} bgcolor="${PALE}" style="margin:0 0 10px;"><tr><td style="padding:12px 16px;background-color:${PALE};border:1px solid ${LINE};${MONO}">${block.lines.map(escapeHtml).join('<br>')}</td></tr></table>`;
    case 'notice':
      return `<p style="margin:0;${TEXT}font-weight:600;">${escapeHtml(block.title)}</p><p style="margin:0 0 10px;${TEXT}">${block.text.split(/\r?\n/).map(escapeHtml).join('<br>')}</p>`;
    case 'charges':
      return renderCharges(block);
  }
}

function renderFacts(rows: ReadonlyArray<readonly [string, string]>): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td width="34%" valign="top" style="padding:3px 12px 3px 0;${FONT}font-size:14px;line-height:20px;color:${MUTED};">${escapeHtml(label)}</td><td valign="top" style="padding:3px 0;${FONT}font-size:14px;line-height:20px;color:${INK};">${escapeHtml(value)}</td></tr>`,
  );
  return `<table ${TABLE} style="margin:0 0 8px;">${cells.join('')}</table>`;
}

/** Bullets and numbers are cells: Outlook indents lists as it likes. */
function renderItems(texts: readonly string[], formatMarker: (at: number) => string): string {
  const cells = texts.map(
    (text, at) =>
      `<tr><td width="20" valign="top" style="padding:2px 0;${TEXT}">${formatMarker(at)}</td><td valign="top" style="padding:2px 0;${TEXT}">${escapeHtml(text)}</td></tr>`,
  );
  return `<table ${TABLE} style="margin:0 0 8px;">${cells.join('')}</table>`;
}

function renderCharges(block: Extract<Block, { kind: 'charges' }>): string {
  const total = `<tr><td bgcolor="${ACCENT}" style="padding:10px 12px;background-color:${ACCENT};${FONT}font-size:15px;line-height:20px;font-weight:600;color:#ffffff;">${escapeHtml(block.totalLabel)}</td><td align="right" bgcolor="${ACCENT}" style="padding:10px 12px;background-color:${ACCENT};${FONT}font-size:15px;line-height:20px;font-weight:600;color:#ffffff;white-space:nowrap;">${escapeHtml(block.total)}</td></tr>`;
  const rows = (groups: readonly ChargeGroup[]) =>
    groups.map((group) => renderChargeGroup(group, block.subtotalLabel)).join('');
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 10px;border:1px solid ${LINE};">${rows(block.inTotal)}${total}${rows(block.outsideTotal)}</table>`;
}

function renderChargeGroup(
  { heading, notInTotal, charges: lines, subtotal }: ChargeGroup,
  subtotalLabel: string,
): string {
  const note =
    notInTotal === undefined ? '' : ` <span style="font-weight:400;color:${MUTED};">(${escapeHtml(notInTotal)})</span>`;
  const title = `<tr><td colspan="2" bgcolor="${PALE}" style="padding:7px 12px;background-color:${PALE};${FONT}font-size:13px;line-height:18px;font-weight:600;color:${ACCENT};">${escapeHtml(heading)}${note}</td></tr>`;
  const rows = lines.map(
    ({ name, basis, amount }) =>
      `<tr><td valign="top" style="padding:7px 12px;border-top:1px solid ${LINE};${TEXT}">${escapeHtml(name)}<br><span style="${SMALL}">${escapeHtml(basis)}</span></td><td align="right" valign="top" style="padding:7px 12px;border-top:1px solid ${LINE};${TEXT}white-space:nowrap;">${escapeHtml(amount)}</td></tr>`,
  );
  const sum = `<tr><td style="padding:7px 12px;border-top:1px solid ${LINE};${TEXT}font-weight:600;">${escapeHtml(subtotalLabel)}</td><td align="right" style="padding:7px 12px;border-top:1px solid ${LINE};${TEXT}font-weight:600;white-space:nowrap;">${escapeHtml(subtotal)}</td></tr>`;
  return title + rows.join('') + (notInTotal === undefined ? sum : '');
}
