import { caseProviderRoutes } from '@lernspur/contracts/school-admin/subject/case-provider.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { answerUnlessKnown, type CaseRequest } from './answer-unless-known'
import { listDocuments, readPage } from './list-documents'
import { documentOf, itemOf } from './present'
import { findPart, type PublishedPackage } from './published-packages'

/** Answers with a part that any of the packages may have. */
const answerPart = (
  request: CaseRequest & { readonly params: { readonly sourcedId: string } },
  name: string,
  partsOf: (published: PublishedPackage) => readonly unknown[],
  present: (part: { readonly identifier: string }, published: PublishedPackage) => object,
) => {
  const { sourcedId } = request.params
  return answerUnlessKnown(request, [name, sourcedId], ({ packages }) =>
    findPart(packages, sourcedId, partsOf, present),
  )
}

/** Answers with a document or its package; nothing is put together but this one. */
const answerDocument = (
  request: CaseRequest & { readonly params: { readonly sourcedId: string } },
  name: string,
  present: (published: PublishedPackage) => object,
) => {
  const { sourcedId } = request.params
  return answerUnlessKnown(
    request,
    [name, sourcedId],
    ({ packages }) =>
      findPart(
        packages,
        sourcedId,
        ({ content }) => [content.CFDocument],
        (_, published) => present(published),
      ),
    sourcedId,
  )
}

/** The published templates of the provider for programs that speak CASE 1.1, read-only. */
export const caseProviderSlice = slice(caseProviderRoutes, {
  listCaseDocuments: ({ query, reply, ...request }) =>
    answerUnlessKnown(request, ['CFDocuments', query], ({ packages }) => {
      const { links, ...page } = readPage(request.call, query, packages.length)
      reply.setPage(packages.length, links)
      return { CFDocuments: listDocuments(packages, query, page) }
    }),
  getCaseDocument: (request) => answerDocument(request, 'CFDocument', documentOf),
  getCasePackage: (request) => answerDocument(request, 'CFPackage', ({ content }) => content),
  getCaseItem: (request) => answerPart(request, 'CFItem', ({ content }) => content.CFItems, itemOf),
  getCaseAssociation: (request) =>
    answerPart(request, 'CFAssociation', ({ content }) => content.CFAssociations, itemOf),
  getCaseItemAssociations: (request) =>
    answerPart(
      request,
      'CFItemAssociations',
      ({ content }) => content.CFItems,
      (item, published) => ({
        CFItem: itemOf(item, published),
        CFAssociations: published.content.CFAssociations.filter((one) => isAt(one, item.identifier)),
      }),
    ),
  getCaseItemTypes: (request) =>
    answerPart(
      request,
      'CFItemTypes',
      ({ content }) => content.CFDefinitions.CFItemTypes,
      (type, { content }) => ({ CFItemTypes: withChildren(type.identifier, content.CFDefinitions.CFItemTypes) }),
    ),
  getCaseRubric: (request) =>
    answerPart(
      request,
      'CFRubric',
      ({ content }) => content.CFRubrics ?? [],
      (rubric) => rubric,
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
