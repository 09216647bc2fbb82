import { beforeAll, describe, expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import { serviceNames } from '@lernspur/contracts/wire/route'
import { describeRoutes } from '@lernspur/service-kit/openapi/describe-routes'
import { isReference, type JsonSchema, type LinkedDocument } from '@lernspur/service-kit/openapi/openapi-document'
import { resolveReferences } from '@lernspur/service-kit/openapi/resolve-references'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTypes, { astToString } from 'openapi-typescript'
import { mergeDocuments } from './merge-documents'

const publicUrl = 'https://schule.example'

const describeOwned = (owner: string): LinkedDocument =>
  describeRoutes(
    owner,
    Object.fromEntries(Object.entries(routes).filter(([, route]) => route.owner === owner)),
    publicUrl,
  )

let document: LinkedDocument
let written: string
beforeAll(() => {
  const services = serviceNames.map((name) => ({ name, document: describeOwned(name) }))
  document = mergeDocuments(describeOwned('gateway'), services)
  written = JSON.stringify(document)
})

// Both paths are given, and each answers another method: no request can be meant for both.
const givenPaths =
  'Paths should resolve unambiguously. Found two ambiguous paths: `/api/classes/subjects/competence-domains/{domainId}` and `/api/classes/subjects/{schoolSubjectId}/competence-domains`.'

test('a public linter finds nothing but two paths that are given', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: written, config })
  expect(problems.map(({ message }) => message)).toEqual([givenPaths])
})

test('the document, and the types that a client makes of it, grow with the calls alone', async () => {
  const calls = Object.keys(routes).length
  expect(Buffer.byteLength(written) / calls).toBeLessThan(1_550)
  const lines = astToString(await openapiTypes(written)).split('\n')
  // A third of the lines are those that every path and every call has, whatever it says.
  expect(lines.length / calls).toBeLessThan(55)
})

/** Names that a schema refers to; undefined where it says something of its own. */
const namesIn = (schema: JsonSchema): string[] | undefined => {
  if (schema.$ref) return [schema.$ref]
  if (schema.items) return namesIn(schema.items)
  if (schema.type === 'null') return []
  const alternatives = schema.anyOf?.map(namesIn)
  return alternatives?.every((one) => one !== undefined) ? alternatives.flat() : undefined
}

test('every input, every answer and every error is referred to by its name', () => {
  for (const operation of Object.values(document.paths).flatMap((operations) => Object.values(operations))) {
    const bodies = Object.values(operation.requestBody?.content ?? {})
    for (const { schema } of bodies) expect(schema.$ref).toStartWith('#/components/schemas/')
    for (const answer of Object.values(operation.responses)) {
      if (isReference(answer)) continue
      const [type, media] = Object.entries(answer.content ?? {})[0] ?? []
      const data = media?.schema.properties?.data
      if (data) expect([operation.operationId, namesIn(data)]).toEqual([operation.operationId, expect.any(Array)])
      else expect([type, media?.schema.properties]).toEqual([expect.any(String), undefined])
    }
  }
})

test('names are those of the contract', () => {
  const { schemas, responses } = document.components
  const names = ['Student', 'StudentList', 'CreateStudentInput', 'CreateReportsInput', 'Error', 'ErrorCode', 'Id']
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(names))
  expect(document.paths['/api/students']?.get?.responses).toEqual({
    200: { $ref: '#/components/responses/StudentList' },
    403: { $ref: '#/components/responses/NO_PERMISSION' },
    default: { $ref: '#/components/responses/ReadFailure' },
  })
  expect(responses.NO_PERMISSION?.description).toBe('Forbidden')
})

describe('services of different releases', () => {
  const changed = (): LinkedDocument => {
    const teacher = describeOwned('teacher')
    const { Person } = teacher.components.schemas
    const schemas = { ...teacher.components.schemas, Person: { ...Person, description: 'of a later release' } }
    return { ...teacher, components: { ...teacher.components, schemas } }
  }

  test('each keep their own shape of a thing, and of all that is made of it', () => {
    const others = [
      { name: 'school-admin', document: describeOwned('school-admin') },
      { name: 'teacher', document: changed() },
    ]
    const merged = mergeDocuments(describeOwned('identity'), others)
    const { schemas } = merged.components
    expect(schemas.Person?.description).toBeUndefined()
    expect(schemas['Person.teacher']?.description).toBe('of a later release')
    expect(JSON.stringify(schemas.Observation)).toContain('"#/components/schemas/Person.teacher"')
    expect(JSON.stringify(schemas.AccessRight)).toContain('"#/components/schemas/Person"')
    expect(() => resolveReferences(merged)).not.toThrow()
  })
})
