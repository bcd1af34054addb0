import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILES = /\.(?:js|css|svg|json|map)$/;
/** A smaller file is one packet either way. */
const MIN_BYTES = 1_024;
/** The highest two take twenty times as long for a twentieth less. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Puts a compressed form beside every text file that is built, once for all who load it; the server sends what a browser takes. */
export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const paths = Object.keys(bundle).filter((name) => TEXT_FILES.test(name));
      await Promise.all(paths.map((name) => compressFile(join(dir, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    toBrotli(content, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    toGzip(content, { level: GZIP_LEVEL }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}
