import { expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import { createStudentSchema, studentSchema } from '@lernspur/contracts/school-admin/student.contract'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { namedSchema } from './json-schema'
import type { JsonSchema } from './openapi-document'

test('a schema with a name is referred to, and all that it refers to is kept', () => {
  const schemas = new Map<string, JsonSchema>()
  expect(namedSchema(studentSchema, 'output', schemas)).toEqual({ $ref: '#/components/schemas/Student' })
  expect(namedSchema(createStudentSchema, 'input', schemas)).toEqual({
    $ref: '#/components/schemas/CreateStudentInput',
  })
  expect([...schemas.keys()].sort()).toEqual(
    [
      ...['CreateStudentInput', 'Day', 'Id', 'Instant', 'NullableDay', 'NullableInstant', 'PictureData'],
      ...['Student', 'StudentClass', 'UploadedPicture'],
    ].sort(),
  )
  expect(schemas.get('Student')?.properties?.schoolClasses?.items).toEqual({
    $ref: '#/components/schemas/StudentClass',
  })
})

test('a name means the same where it is sent and where it comes back', () => {
  const [sent, visible] = [new Map<string, JsonSchema>(), new Map<string, JsonSchema>()]
  for (const { body, response } of Object.values<RouteSpec>(routes)) {
    if (body) namedSchema(body, 'input', sent)
    if (response && typeof response !== 'string') namedSchema(response, 'output', visible)
  }
  for (const [name, schema] of sent) expect(visible.get(name) ?? schema).toEqual(schema)
})
