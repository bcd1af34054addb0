import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** The route whose screen people wait for after signing in. */
const FIRST_SCREEN = '/features/home/home-screen.tsx';
/** Its texts in Spanish; those in English come with what says them. */
const SPANISH_TEXTS = '/i18n/spanish-first-screen.ts';

/**
 * Fails the build where the scripts that the first screen needs, in English or in Spanish, weigh more than a limit.
 * @param limitKb thousand bytes, compressed with gzip
 */
export function bundleSizeLimit(limitKb: number): Plugin {
  return {
    name: 'first-screen-limit',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
      const find = (source: string): Rollup.OutputChunk => {
        const found = chunks.find((chunk) => chunk.facadeModuleId?.replaceAll('\\', '/').endsWith(source));
        return found ?? this.error(`No chunk holds ${source}.`);
      };
      const english = [...chunks.filter((chunk) => chunk.isEntry), find(FIRST_SCREEN)];
      const measured = { English: english, Spanish: [...english, find(SPANISH_TEXTS)] };
      for (const [language, roots] of Object.entries(measured)) {
        const needed = collectImports(roots, chunks);
        const kb = needed.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0) / 1000;
        const summary = `First screen in ${language}: ${kb.toFixed(1)} kB of scripts with gzip in ${needed.length} files, limit ${limitKb} kB.`;
        if (kb > limitKb) this.error(summary);
        this.info(summary);
      }
    },
  };
}

function collectImports(
  roots: readonly Rollup.OutputChunk[],
  chunks: readonly Rollup.OutputChunk[],
): Rollup.OutputChunk[] {
  const needed = new Set<Rollup.OutputChunk>(roots);
  for (const chunk of needed) {
    for (const name of chunk.imports) {
      const imported = chunks.find((candidate) => candidate.fileName === name);
      if (imported) needed.add(imported);
    }
  }
  return [...needed];
}
