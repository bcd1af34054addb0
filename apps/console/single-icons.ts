import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = '@fluentui/react-icons';
/** How Fluent's own files and ours import icons. */
const IMPORT = /\bimport \{([^{}]{1,4000})\} from ['"]@fluentui\/react-icons['"];/g;
const STYLE = /\d{0,2}(?:Filled|Regular|Light|Color)$/;

/**
 * Takes each icon from a file of its own. The package's files hold hundreds, and a file is in one chunk: whatever icon any
 * screen uses would be fetched with the first one.
 */
export function singleIcons(): Plugin {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)),
    'lib',
    'atoms',
    'svg',
  );
  const toSource = (name: string): string => {
    const file = toKebabCase(name.replace(STYLE, ''));
    return STYLE.test(name) && existsSync(join(folder, `${file}.js`)) ? `${PACKAGE}/svg/${file}` : PACKAGE;
  };
  return {
    name: 'single-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: PACKAGE },
      handler: (code) =>
        code.replace(IMPORT, (_whole, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => `import { ${name} } from '${toSource(name)}';`)
            .join(' '),
        ),
    },
  };
}

function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
