import { isReference, type LinkedDocument, type OpenApiDocument } from './openapi-document'

/** The document with every reference replaced by its target; a schema keeps its name as title. */
export const resolveReferences = (document: LinkedDocument): OpenApiDocument => {
  const components: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { ...document.components }
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved)
    if (typeof value !== 'object' || value === null) return value
    if (!isReference(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one)]))
    const [, , kind = '', name = ''] = value.$ref.split('/')
    const found = components[kind]?.[name]
    if (found === undefined) throw new Error(`${value.$ref} leads nowhere.`)
    return kind === 'schemas' ? { title: name, ...(resolved(found) as object) } : resolved(found)
  }
  return { ...document, paths: resolved(document.paths) as OpenApiDocument['paths'] }
}
