import { findRecordUnits, type RecordField, type RecordUnits, splitName, toRecordField } from './record-field.js';
import type { PlacedText, RecordNode } from './record-node.js';

/** What a person would have written, each stretch with the place in the text that it stands for. */
export type RenderedText = readonly PlacedText[];

const SIDES = ['Length', 'Width', 'Height'] as const;
const MEASURES: ReadonlySet<string> = new Set([...SIDES, 'Dimensions', 'Gross weight', 'Weight each', 'Volume']);

/** A record as labelled lines; a list of packages as a packing list with a head. */
export function renderRecord(root: RecordNode): RenderedText {
  const out: PlacedText[] = [];
  renderMembers(root, '', {}, out);
  return out;
}

function renderMembers(node: RecordNode, above: string, units: RecordUnits, out: PlacedText[]): void {
  const own = findRecordUnits(node.members, units);
  const lists = groupByKey(node.members).filter((members) => isPackageList(members, own));
  const listed = new Set(lists.flat());
  const single = node.members.filter((member) => !listed.has(member));
  renderFields(
    [node, ...single].flatMap(
      (member) => toRecordField(member, member === node ? '' : above, findRecordUnits(member.members, own)) ?? [],
    ),
    out,
  );
  for (const members of lists) renderPackages(members, own, out);
  for (const member of single)
    if (member.members.length > 0)
      renderMembers({ ...member, value: undefined }, splitName(member.key).join(' '), own, out);
}

/** Members of one name, or the members of a list, in their order. */
function groupByKey(members: readonly RecordNode[]): RecordNode[][] {
  const groups = new Map<string, RecordNode[]>();
  for (const member of members) {
    if (member.members.length === 0) continue;
    const group = groups.get(member.key);
    if (group) group.push(member);
    else groups.set(member.key, [member]);
  }
  return [...groups.values()];
}

function isPackageList(members: readonly RecordNode[], units: RecordUnits): boolean {
  return (
    members.length > 1 &&
    members.every((member) => collectFields(member, units).some(({ label }) => MEASURES.has(label)))
  );
}

/** The values of a package, those of its parts included (`dimensions: { length, width, height }`). */
function collectFields(node: RecordNode, units: RecordUnits, above = ''): RecordField[] {
  const own = findRecordUnits(node.members, units);
  const self = toRecordField(node, above, own);
  const name = splitName(node.key).join(' ');
  return [...(self && node.value ? [self] : []), ...node.members.flatMap((member) => collectFields(member, own, name))];
}

function renderFields(fields: readonly RecordField[], out: PlacedText[]): void {
  const sides = SIDES.map((label) => fields.find((field) => field.label === label));
  const [length, width, height] = sides;
  const isSize = length && width && height;
  for (const field of fields) {
    if (isSize && sides.includes(field)) {
      if (field !== length) continue;
      const unit = length.unit ?? height.unit;
      const size = [length, width, height].flatMap(({ value }, k) =>
        k === 0 ? [value] : [{ text: ' x ', at: value.at }, value],
      );
      out.push(
        { text: `${unit === undefined ? 'Dimensions' : `Dimensions (${unit})`}: `, at: length.value.at },
        ...size,
      );
    } else {
      out.push({ text: `${capitalize(field.label)}: `, at: field.value.at }, field.value);
      if (field.unit !== undefined) out.push({ text: ` ${field.unit}`, at: field.value.at + field.value.text.length });
    }
    out.push({ text: '\n', at: field.value.at + field.value.text.length });
  }
}

/** The titles of a packing list: a list of packages is read as one. */
function renderPackages(members: readonly RecordNode[], units: RecordUnits, out: PlacedText[]): void {
  const rows = members.map((member) => collectFields(member, units));
  const labels = [...new Set(rows.flatMap((row) => row.map(({ label }) => label)))];
  const at = members[0]?.at ?? 0;
  const titles = labels.map((label) => {
    const unit = rows.flatMap((row) => row.find((field) => field.label === label && field.unit !== undefined) ?? [])[0]
      ?.unit;
    return unit === undefined ? capitalize(label) : `${capitalize(label)} (${unit})`;
  });
  out.push({ text: `\n${titles.join('\t')}\n`, at });
  for (const [k, row] of rows.entries()) {
    const start = members[k]?.at ?? at;
    for (const [column, label] of labels.entries()) {
      const value = row.find((field) => field.label === label)?.value;
      out.push({ text: column === 0 ? '' : '\t', at: value?.at ?? start }, value ?? { text: '-', at: start });
    }
    out.push({ text: '\n', at: row.at(-1)?.value.at ?? start });
  }
  out.push({ text: '\n', at: members.at(-1)?.at ?? at });
}

function capitalize(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
