import { describe, expect, it } from '@jest/globals';
import { readText } from './source-tree.js';

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(readText('package.json'));
const selecting = Object.entries(scripts).filter(([, script]) => script.includes('--selectProjects'));

describe('A script that selects projects of Jest', () => {
  it.each(selecting)(
    'ends their list with another option, else a file named after it were a project: %s',
    (_name, script) => {
      expect(script).toMatch(/--selectProjects(?: \w+)+ --/);
    },
  );
});
