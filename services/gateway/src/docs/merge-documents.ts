import type { Components, LinkedDocument } from '@lernspur/service-kit/openapi/openapi-document'
import { uniqueTags } from '@lernspur/service-kit/openapi/tag'

interface ServiceDocument {
  readonly name: string
  readonly document: LinkedDocument
}

const referencesIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)

const partsOf = ({ components }: LinkedDocument): Map<string, unknown> =>
  new Map(
    Object.entries(components).flatMap(([kind, parts]) =>
      Object.entries(parts).map(([name, part]) => [`#/components/${kind}/${name}`, part] as const),
    ),
  )

/** References to the parts that the merged document has with other contents, and to parts that refer to those. */
const differing = (document: LinkedDocument, merged: LinkedDocument): Set<string> => {
  const known = partsOf(merged)
  const own = [...partsOf(document)]
  const found = new Set<string>()
  const differs = (reference: string, part: unknown): boolean =>
    known.has(reference) &&
    (!Bun.deepEquals(known.get(reference), part) || referencesIn(part).some((one) => found.has(one)))
  let size = -1
  while (size < found.size) {
    size = found.size
    for (const [reference, part] of own) if (differs(reference, part)) found.add(reference)
  }
  return found
}

/** The document with the service's name added to all parts that differ from the merged document's. */
const prefixed = ({ name, document }: ServiceDocument, merged: LinkedDocument): LinkedDocument => {
  const renamed = differing(document, merged)
  if (renamed.size === 0) return document
  const linked = JSON.stringify(document).replace(/"\$ref":"([^"]+)"/g, (match, reference: string) =>
    renamed.has(reference) ? `"$ref":"${reference}.${name}"` : match,
  )
  const { components, ...rest } = JSON.parse(linked) as LinkedDocument
  const inKind = ([kind, parts]: [string, Readonly<Record<string, unknown>>]) => [
    kind,
    Object.fromEntries(
      Object.entries(parts).map(([part, value]) => [
        renamed.has(`#/components/${kind}/${part}`) ? `${part}.${name}` : part,
        value,
      ]),
    ),
  ]
  return { ...rest, components: Object.fromEntries(Object.entries(components).map(inKind)) as unknown as Components }
}

const both = (first: LinkedDocument, second: LinkedDocument): LinkedDocument => {
  const paths = { ...first.paths }
  for (const [path, operations] of Object.entries(second.paths)) paths[path] = { ...paths[path], ...operations }
  const { schemas, responses, parameters, securitySchemes } = first.components
  return {
    ...first,
    tags: uniqueTags([...first.tags, ...second.tags]),
    paths,
    components: {
      schemas: { ...schemas, ...second.components.schemas },
      responses: { ...responses, ...second.components.responses },
      parameters: { ...parameters, ...second.components.parameters },
      securitySchemes: { ...securitySchemes, ...second.components.securitySchemes },
    },
  }
}

/**
 * One document made of several. Services that share a path answer different methods of it. Because services are
 * released one by one, a part that two of them describe differently gets the second one's name.
 */
export const mergeDocuments = (first: LinkedDocument, others: readonly ServiceDocument[]): LinkedDocument => {
  let merged = first
  for (const other of others) merged = both(merged, prefixed(other, merged))
  const paths = Object.entries(merged.paths).sort(([one], [other]) => (one < other ? -1 : 1))
  return { ...merged, paths: Object.fromEntries(paths) }
}
