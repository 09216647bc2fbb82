/** JSON Schema, dialect 2020-12, as far as these documents use it. */
export interface JsonSchema {
  readonly title?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly description?: string
  readonly $ref?: string
}

export interface Reference {
  readonly $ref: string
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  /** False by default. */
  readonly required?: boolean
  readonly schema: JsonSchema
  readonly description?: string
  readonly style?: 'deepObject'
  readonly explode?: true
}

export interface MediaType {
  readonly schema: JsonSchema
  /** As a German school would send it. */
  readonly examples?: { readonly de: { readonly value: unknown } }
}

export type Content = Readonly<Record<string, MediaType>>

export interface OpenApiAnswer {
  readonly description: string
  readonly content?: Content
}

/** One call. Where `Linked` is `Reference`, shared parts are in the components of the document. */
export interface Operation<Linked = never> {
  /** Name of the call in the contract. */
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters: readonly (Parameter | Linked)[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, OpenApiAnswer | Linked>>
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
}

export interface Tag {
  readonly name: string
  readonly description: string
}

type NamedParts<Part> = Readonly<Record<string, Part>>

/** What calls refer to by name. */
export interface Components {
  readonly schemas: NamedParts<JsonSchema>
  readonly responses: NamedParts<OpenApiAnswer>
  readonly parameters: NamedParts<Parameter>
  readonly securitySchemes: NamedParts<Readonly<Record<string, string>>>
}

/** A document of OpenAPI 3.1 without references between its parts. Paths begin with `/api`. */
export interface OpenApiDocument<Linked = never> {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly license: { readonly name: string; readonly url: string }
  }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly Tag[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation<Linked>>>>>
  readonly components: Components
}

/** The document as it is sent: parts with a name stand in its components, and calls refer to them. */
export type LinkedDocument = OpenApiDocument<Reference>

export const isReference = (value: object): value is Reference => '$ref' in value

/** A reference to a part of the document with a name. */
export const referenceTo = (kind: keyof Components, name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
})

/** Name of what a reference leads to. */
export const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)
