import { caseLimits, type caseProviderRoutes } from '@lernspur/contracts/school-admin/subject/case-provider.contract'
import type { QueryOf } from '@lernspur/contracts/wire/route'
import { ApiError } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { documentOf } from './present'
import { publishedPackages } from './published-packages'

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
  return typeof value === 'string' ? value : value.identifier
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

/** The documents of the published templates, a page of them, how many there are, and addresses of other pages. */
export const listDocuments = async (call: Call, query: Query) => {
  const { limit: wanted, offset: start, sort, orderBy, fields } = query
  const limit = Math.min(Math.max(Number(wanted ?? caseLimits.limitDefault), 1), caseLimits.limit)
  const offset = Number(start ?? 0)
  const order = readField('sort', sort ?? 'title')
  const selected = fields === undefined ? undefined : fields.split(',').map((name) => readField('fields', name.trim()))
  const all = (await publishedPackages(call)).map(documentOf)
  const direction = orderBy === 'desc' ? -1 : 1
  const sorted = all.toSorted(
    (one, other) =>
      direction * sortText(one, order).localeCompare(sortText(other, order), 'de', { numeric: true }) ||
      one.identifier.localeCompare(other.identifier),
  )
  const page = sorted.slice(offset, offset + limit)
  const documents = selected
    ? page.map((document) => Object.fromEntries(selected.map((name) => [name, document[name]])))
    : page
  return { documents, count: all.length, links: linksOf(call.publicUrl, query, limit, offset, all.length) }
}
