import type { JsonSchema, OpenApiAnswer, Parameter } from './openapi-document'

/** Parts of a document that calls refer to by name, as the calls add them. */
export interface PartsByName {
  readonly schemas: Map<string, JsonSchema>
  readonly responses: Map<string, OpenApiAnswer>
  readonly parameters: Map<string, Parameter>
}
