import { createHash } from 'node:crypto'
import { caseProviderRoutes } from '@lernspur/contracts/school-admin/subject/case-provider.contract'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { slice } from '@lernspur/service-kit/service/slice'
import { listDocuments } from './list-documents'
import { documentOf, itemOf } from './present'
import { findPart } from './published-packages'

/** An answer without the envelope of other calls, because CASE has none. */
const json = (content: object): Binary => {
  const text = JSON.stringify(content)
  const etag = createHash('sha256').update(text).digest('base64url')
  return binary(new TextEncoder().encode(text), { type: 'application/json', fileName: 'case.json', etag })
}

/** The published templates of the provider for programs that speak CASE 1.1, read-only. */
export const caseProviderSlice = slice(caseProviderRoutes, {
  listCaseDocuments: async ({ call, query, reply }) => {
    const { documents, count, links } = await listDocuments(call, query)
    reply.setPage(count, links)
    return json({ CFDocuments: documents })
  },
  getCaseDocument: async ({ call, params }) =>
    json(
      await findPart(
        call,
        params.sourcedId,
        ({ content }) => [content.CFDocument],
        (_, published) => documentOf(published),
      ),
    ),
  getCasePackage: async ({ call, params }) =>
    json(
      await findPart(
        call,
        params.sourcedId,
        ({ content }) => [content.CFDocument],
        (_, { content }) => content,
      ),
    ),
  getCaseItem: async ({ call, params }) =>
    json(await findPart(call, params.sourcedId, ({ content }) => content.CFItems, itemOf)),
  getCaseAssociation: async ({ call, params }) =>
    json(await findPart(call, params.sourcedId, ({ content }) => content.CFAssociations, itemOf)),
  getCaseItemAssociations: async ({ call, params }) =>
    json(
      await findPart(
        call,
        params.sourcedId,
        ({ content }) => content.CFItems,
        (item, published) => ({
          CFItem: itemOf(item, published),
          CFAssociations: published.content.CFAssociations.filter((one) => isAt(one, item.identifier)),
        }),
      ),
    ),
  getCaseItemTypes: async ({ call, params }) =>
    json(
      await findPart(
        call,
        params.sourcedId,
        ({ content }) => content.CFDefinitions.CFItemTypes,
        (type, { content }) => ({ CFItemTypes: withChildren(type.identifier, content.CFDefinitions.CFItemTypes) }),
      ),
    ),
  getCaseRubric: async ({ call, params }) =>
    json(
      await findPart(
        call,
        params.sourcedId,
        ({ content }) => content.CFRubrics ?? [],
        (rubric) => rubric,
      ),
    ),
})

const isAt = (association: object, identifier: string): boolean =>
  ['originNodeURI', 'destinationNodeURI'].some((end) => {
    const node: unknown = Reflect.get(association, end)
    return typeof node === 'object' && node !== null && 'identifier' in node && node.identifier === identifier
  })

interface ItemType {
  readonly identifier: string
  readonly hierarchyCode: string
}

/** The type first, then those whose hierarchy code lies below its own. */
const withChildren = (identifier: string, types: readonly ItemType[]): readonly ItemType[] => {
  const top = types.find((type) => type.identifier === identifier)
  return top ? [top, ...types.filter(({ hierarchyCode }) => hierarchyCode.startsWith(`${top.hierarchyCode}.`))] : []
}
