import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Declares the specs of folders in the file that calls: what they import is loaded once, instead of once a file.
 * @param root the folder that the folders lie in
 */
export async function importSpecs(root: string, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((one) => one.endsWith('.spec.ts')).sort()) await import(join(root, folder, file));
  }
}
