import { existsSync, watch } from 'node:fs';
import { copyFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Starts the API again after a change of a table, a font or another file that is copied beside the compiled modules: Nest starts it
 * again after modules only, so that its entry counts as changed.
 * @param root of the tree @param folders with sources, below it @param server where the outputs of the same paths are
 * @param entry the module that Nest starts, below `server`
 */
export function watchCopiedFiles({ root, folders, server, entry }) {
  for (const folder of folders) {
    if (!existsSync(join(root, folder))) continue;
    watch(join(root, folder), { recursive: true, persistent: false }, (_event, name) => {
      if (name && !name.endsWith('.ts')) void copyChanged(join(folder, name)).catch(console.error);
    });
  }

  async function copyChanged(path) {
    const [source, output] = [join(root, path), join(server, path)];
    // What was never copied is nothing that runs, such as a file that an editor keeps for a moment.
    if (!existsSync(source) || !existsSync(output) || !(await stat(source)).isFile()) return;
    await copyFile(source, output);
    const now = new Date();
    await utimes(join(server, entry), now, now);
  }
}
