import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { type RunningProduct, startProduct } from '@lernspur/platform/test/start-product'
import type { LinkedDocument, OpenApiDocument, Operation } from '@lernspur/service-kit/openapi/openapi-document'
import { resolveReferences } from '@lernspur/service-kit/openapi/resolve-references'
import { signIn } from '@lernspur/testing/sign-in'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type TestPerson, type TestSchool, testProvider, testSchool } from '@lernspur/testing/test-school'
import { Validator } from '@seriousme/openapi-schema-validator'

let database: TestDatabase
let product: RunningProduct
let sent: LinkedDocument
let document: OpenApiDocument
let admin: TestPerson
/** A school that may be closed. */
let closable: TestSchool
let provider: TestPerson
/** Rows that are in every installation, under other ids in each. */
let parameterValues: Readonly<Record<string, unknown>>

beforeAll(async () => {
  database = await testDatabase()
  provider = await testProvider(database.owner)
  admin = (await testSchool(database.owner)).admin
  closable = await testSchool(database.owner)
  const [row] = await database.owner`
    select st.id as state_id, st.country_id, sty.id as school_type_id from state st
    join school_type sty on sty.country_id = st.country_id limit 1`
  parameterValues = { ...row, schoolTypeIds: [row?.schoolTypeId] }
  product = await startProduct(database, 'production')
  sent = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as LinkedDocument
  document = resolveReferences(sent)
}, 60_000)
afterAll(async () => {
  await product.stop()
  await database.close()
})

const names = Object.keys(routes) as RouteName[]
const operationOf = (route: RouteSpec): Operation | undefined =>
  document.paths[`/api${route.path}`]?.[route.method.toLowerCase()]

test('a public validator takes the document for OpenAPI 3.1, in production as well', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(sent)))
  expect([valid, errors, validator.version]).toEqual([true, undefined, '3.1'])
})

test('it has each call of the contract, its parameters and its errors', () => {
  for (const name of names) {
    const route: RouteSpec = routes[name]
    const operation = operationOf(route)
    expect(operation?.operationId).toBe(name)
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter)
    const received = operation?.parameters.flatMap((one) => ('in' in one && one.in === 'path' ? one.name : []))
    expect(received?.sort()).toEqual(inPath.sort())
    const failures = Object.values(operation?.responses ?? {}).flatMap(
      ({ content }) => content?.['application/json']?.schema.properties?.error?.enum ?? [],
    )
    expect(failures).toEqual(expect.arrayContaining([...route.errors]))
  }
})

test('what is sent as a form and what comes back as a file are told as such', () => {
  const media = (name: RouteName) => {
    const operation = operationOf(routes[name])
    return [operation?.requestBody?.content ?? {}, operation?.responses['200']?.content ?? {}].map((content) =>
      Object.keys(content),
    )
  }
  expect(media('createPerformanceLevel')[0]).toEqual(['multipart/form-data'])
  expect(media('getReportPdf')).toEqual([[], ['application/pdf']])
  expect(media('exportMe')).toEqual([[], ['application/json']])
  expect(media('getFile')).toEqual([[], ['image/png']])
  expect(media('exportSubjects')[1]?.[0]).toContain('spreadsheet')
})

/** A file has no example, and so has no call that needs one. */
const needsFile = (name: (typeof names)[number]): boolean => {
  const { multipart = {} }: RouteSpec = routes[name]
  return Object.values(multipart).some(({ optional }) => !optional)
}
const withExample = names.filter((name) => 'body' in routes[name] && !needsFile(name))

const formOf = (fields: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  return form
}

/** The body of a call in its media type. */
const bodyOf = (type: string, fields: object): FormData | URLSearchParams | string => {
  if (type === 'multipart/form-data') return formOf(fields)
  return type === 'application/json' ? JSON.stringify(fields) : new URLSearchParams(Object.entries(fields))
}

/** An id of an example is of nothing. A school has to lie somewhere, though. */
const withParameters = (example: unknown): object =>
  JSON.parse(JSON.stringify(example), (key, value) => parameterValues[key] ?? value)

/** Codes that concern the request and not its rows. */
const errorCodes = new Set(['VALIDATION_FAILED', 'INVALID_PARAMETERS', 'EMPTY_DTO', 'UNKNOWN', 'NO_PERMISSION'])

test.each(withExample.map((name) => [name] as const))('the example for %s is accepted', async (name) => {
  const route: RouteSpec = routes[name]
  const content = operationOf(route)?.requestBody?.content ?? {}
  const [type = '', media] = Object.entries(content)[0] ?? []
  const example = media?.examples?.de.value
  expect(route.body?.safeParse(example).success).toBe(true)
  const isForm = type === 'multipart/form-data'
  const person = name === 'closeSchool' ? closable.admin : route.access === 'provider' ? provider : admin
  const { headers } = await signIn(database.owner, person)
  const path = route.path.replace(/\{\w*[lL]evel\}/, '3').replace(/\{\w+\}/g, () => Bun.randomUUIDv7())
  const response = await fetch(`${product.url}/api${path}`, {
    method: route.method,
    headers: { ...headers, ...(!isForm && { 'content-type': type }) },
    body: bodyOf(type, { ...withParameters(example), ...(name === 'closeSchool' && { name: closable.name }) }),
  })
  const answer = response.headers.get('content-type')?.includes('json') ? await response.json() : undefined
  const code = (answer as { error?: string } | undefined)?.error ?? ''
  // Some calls refuse with such a code because of how items stand; then they say so in the contract.
  const isOwn = code === 'INVALID_PARAMETERS' && route.errors.includes(code)
  expect(errorCodes.has(code) && !isOwn).toBe(false)
})
