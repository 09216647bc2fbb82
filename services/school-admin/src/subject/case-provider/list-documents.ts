import { caseLimits, type caseProviderRoutes } from '@lernspur/contracts/school-admin/subject/case-provider.contract'
import type { QueryOf } from '@lernspur/contracts/wire/route'
import { ApiError } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { documentOf } from './present'
import type { PublishedPackage } from './published-packages'

type Query = QueryOf<typeof caseProviderRoutes.listCaseDocuments>
type Document = ReturnType<typeof documentOf>

/** Fields of a document, by which it is sorted and of which some may be selected. */
const fieldNames = [
  'identifier',
  'uri',
  'caseVersion',
  'creator',
  'publisher',
  'title',
  'language',
  'notes',
  'lastChangeDateTime',
  'CFPackageURI',
] as const
type FieldName = (typeof fieldNames)[number]

const isField = (name: string): name is FieldName => fieldNames.some((one) => one === name)

/** What a program asks for and a document does not have; the path names the parameter. */
const unknownField = (path: 'sort' | 'fields', name: string): ApiError =>
  new ApiError('INVALID_PARAMETERS', [
    { path, message: `CFDocument has no ${/^\w{1,40}$/.test(name) ? name : 'such field'}.` },
  ])

const readField = (path: 'sort' | 'fields', name: string): FieldName => {
  if (!isField(name)) throw unknownField(path, name)
  return name
}

const sortText = (document: Document, field: FieldName): string => {
  const value = document[field]
  return typeof value === 'object' ? value.identifier : (value ?? '')
}

/** Relations of RFC 8288 to other pages, as the binding of CASE has them. */
const linksOf = (publicUrl: string, query: Query, limit: number, offset: number, count: number): string => {
  const at = (start: number): string => {
    const url = new URL('/ims/case/v1p1/CFDocuments', publicUrl)
    for (const [name, value] of Object.entries({ ...query, limit: `${limit}`, offset: `${start}` }))
      if (value !== undefined) url.searchParams.set(name, value)
    return url.href
  }
  const last = count === 0 ? 0 : Math.floor((count - 1) / limit) * limit
  return [
    ...(offset + limit < count ? [`<${at(offset + limit)}>; rel="next"`] : []),
    `<${at(last)}>; rel="last"`,
    `<${at(0)}>; rel="first"`,
    ...(offset > 0 ? [`<${at(Math.max(0, offset - limit))}>; rel="prev"`] : []),
  ].join(', ')
}

/** Which documents are listed, and where the others are. */
export const readPage = ({ publicUrl }: Pick<Call, 'publicUrl'>, query: Query, count: number) => {
  const limit = Math.min(Math.max(Number(query.limit ?? caseLimits.limitDefault), 1), caseLimits.limit)
  const offset = Number(query.offset ?? 0)
  return { limit, offset, links: linksOf(publicUrl, query, limit, offset, count) }
}

/** A page of the documents of published templates. INVALID_PARAMETERS for a field that documents do not have. */
export const listDocuments = (
  packages: readonly PublishedPackage[],
  { sort, orderBy, fields }: Query,
  { limit, offset }: Pick<ReturnType<typeof readPage>, 'limit' | 'offset'>,
): readonly object[] => {
  const order = readField('sort', sort ?? 'title')
  const selected = fields === undefined ? undefined : fields.split(',').map((name) => readField('fields', name.trim()))
  const direction = orderBy === 'desc' ? -1 : 1
  const sorted = packages
    .map(documentOf)
    .toSorted(
      (one, other) =>
        direction * sortText(one, order).localeCompare(sortText(other, order), 'de', { numeric: true }) ||
        one.identifier.localeCompare(other.identifier),
    )
  const page = sorted.slice(offset, offset + limit)
  return selected ? page.map((document) => Object.fromEntries(selected.map((name) => [name, document[name]]))) : page
}
