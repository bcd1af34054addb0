import type { z } from 'zod';
import type { TokenScope } from '../../../domain/identity/api-token.js';
import type { IstmoClient } from '../istmo-client.js';

/** What an assistant can call. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Looked up when it is listed. */
  readonly describe: () => string;
  /** That lets the token do what the tool calls. */
  readonly scope: TokenScope;
  /** Whether it leaves everything as it is. */
  readonly isReadOnly: boolean;
  readonly input: z.ZodObject;
  /** @param input as `input` lets it through @throws IstmoError */
  readonly run: (client: IstmoClient, input: unknown) => Promise<unknown>;
}

/** How a tool is written down: its `run` takes what its `input` makes of the arguments. */
interface ToolDefinition<Input extends z.ZodObject> extends Omit<Tool, 'input' | 'run'> {
  readonly input: Input;
  readonly run: (client: IstmoClient, input: z.infer<Input>) => Promise<unknown>;
}

/** Makes a tool whose arguments are checked before it runs. */
export function defineTool<Input extends z.ZodObject>({ input, run, ...rest }: ToolDefinition<Input>): Tool {
  return { ...rest, input, run: (client, values) => run(client, input.parse(values)) };
}
