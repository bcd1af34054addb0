import { Ajv, type AnySchemaObject } from 'ajv';

/** A schema of OpenAPI 3.0, as far as it is looked into here. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly nullable?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Bodies by media type. */
export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

/** What the description says of a call. */
export interface Operation {
  readonly operationId?: string;
  /** The role that a caller needs at least. */
  readonly 'x-role'?: string;
  /** The scope that lets a token do it; absent: no token may. */
  readonly 'x-token-scope'?: string;
  readonly parameters?: ReadonlyArray<{ readonly name: string; readonly in: string; readonly schema?: Schema }>;
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>;
}

/** A call by its method and its path, parameters as `{name}`. */
export interface DescribedCall extends Operation {
  readonly method: string;
  readonly path: string;
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The description that the running app serves. */
export class ApiDescription {
  private readonly ajv = new Ajv({ strict: false, allErrors: true });

  private constructor(private readonly document: ApiDocument) {
    for (const [name, schema] of Object.entries(document.components.schemas))
      this.ajv.addSchema(toJsonSchema(schema), name);
  }

  /** @param app a signed-in caller of the API */
  static async load(app: {
    call(method: 'GET', url: string): Promise<{ readonly json: unknown }>;
  }): Promise<ApiDescription> {
    const { json } = await app.call('GET', '/api/docs-json');
    return new ApiDescription(json as ApiDocument);
  }

  get schemas(): Readonly<Record<string, Schema>> {
    return this.document.components.schemas;
  }

  listCalls(): readonly DescribedCall[] {
    return Object.entries(this.document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
    );
  }

  /** What an answer says that its description does not, and the other way round; nothing where they agree. */
  findDifferences(method: string, path: string, status: number, answer: unknown): readonly string[] {
    const operation = this.document.paths[path]?.[method.toLowerCase()];
    const schema = operation?.responses?.[status]?.content?.['application/json']?.schema;
    if (!schema) return [`${method} ${path} does not describe ${status}`];
    const validate = this.ajv.compile(toJsonSchema(schema));
    if (validate(answer)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${method} ${path} ${instancePath}: ${message} ${JSON.stringify(params)}`,
    );
  }
}

/** The same for a validator of JSON Schema; what is not described may not be there. */
function toJsonSchema({ nullable, $ref, ...rest }: Schema): AnySchemaObject {
  if ($ref) return { $ref: $ref.split('/').at(-1) };
  const schema = {
    ...rest,
    ...(rest.properties && { properties: convertEach(rest.properties), additionalProperties: false }),
    ...(isSchema(rest.additionalProperties) && { additionalProperties: toJsonSchema(rest.additionalProperties) }),
    ...(rest.items && { items: toJsonSchema(rest.items) }),
    ...(rest.allOf && { allOf: rest.allOf.map(toJsonSchema) }),
    ...(rest.anyOf && { anyOf: rest.anyOf.map(toJsonSchema) }),
    ...(rest.oneOf && { oneOf: rest.oneOf.map(toJsonSchema) }),
  };
  return nullable ? { anyOf: [{ type: 'null' }, schema] } : schema;
}

function convertEach(properties: Readonly<Record<string, Schema>>): Readonly<Record<string, AnySchemaObject>> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, toJsonSchema(schema)]));
}

function isSchema(value: Schema | boolean | undefined): value is Schema {
  return typeof value === 'object';
}
