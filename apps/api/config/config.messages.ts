/** What people read about the configuration, in English. */
export const CONFIG_MESSAGES = {
  invalidVariable: ({
    variable,
    value,
    expected,
  }: {
    readonly variable: string;
    readonly value: string;
    readonly expected: string;
  }) => `${variable} is "${value}", but must be ${expected}.`,
  secretsMissing: (file: string) =>
    `${file} does not hold the two secrets; remove it, and new ones are made at the next start.`,
} as const;
