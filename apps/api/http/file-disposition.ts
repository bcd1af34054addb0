/** What may stand between quotation marks in a header: letters and digits of ASCII, and few signs. */
const UNSAFE = /[^A-Za-z0-9 ._()-]/g;
const MAX_NAME_LENGTH = 150;

/**
 * A Content-Disposition for a file whose name came from outside (RFC 6266): the name in ASCII, and whole in UTF-8.
 * @param kind `attachment`: the browser saves it and never opens it by itself
 */
export function composeDisposition(kind: 'inline' | 'attachment', filename: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? '';
  // Half a pair of UTF-16 has no name in UTF-8.
  const name = Buffer.from(last.slice(-MAX_NAME_LENGTH)).toString().trim() || 'file';
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return [kind, `filename="${name.replace(UNSAFE, '_')}"`, `filename*=UTF-8''${encoded}`].join('; ');
}
