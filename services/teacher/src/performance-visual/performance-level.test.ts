import { describe, expect, test } from 'bun:test'
import { fileBytesMax } from '@lernspur/contracts/wire/file'
import { form, pngFile } from '@lernspur/testing/form'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const neighbours = await otherSchool(teacher.owner)

type Person = TestPerson | null

const visualOf = async (labels: readonly string[] = ['runter', 'hoch']) => {
  const body = {
    name: 'Daumen',
    schoolClassId: school.schoolClass.id,
    performanceLevelsV2: labels.map((label) => ({ label })),
  }
  return (await teacher.ask(school.classTeacher, { method: 'POST', path: '/performance-visuals', body })).body.data
}
const levelsPath = (visualId: string) => `/performance-visuals/${visualId}/performance-levels`
const add = (visualId: string, fields: Readonly<Record<string, string | File>>, person: Person = school.classTeacher) =>
  teacher.ask(person, { method: 'POST', path: levelsPath(visualId), body: form(fields) })
const change = (
  visualId: string,
  id: string,
  fields: Readonly<Record<string, string | File>>,
  person: Person = school.classTeacher,
  headers = {},
) => teacher.ask(person, { method: 'PUT', path: `${levelsPath(visualId)}/${id}`, body: form(fields), headers })
const get = (person: Person, path: string, headers = {}) =>
  teacher.ask(person, { method: 'GET', path: path.replace('/api', ''), headers })
const labelsOf = async (visualId: string) =>
  (await get(school.classTeacher, `/performance-visuals/${visualId}`)).body.data.performanceLevelsV2.map(
    ({ level, label }: { level: number; label: string }) => `${level} ${label}`,
  )

describe('a new level', () => {
  test('shows its picture to whoever sees the scale, in the own school only', async () => {
    const visual = await visualOf()
    const { status, body } = await add(visual.id, { label: 'sehr hoch', file: pngFile() })
    expect([status, body.data.level, body.data.isFrontendPicture]).toEqual([201, 3, false])
    expect(body.data.pictureUrl).toBe(`/api/${body.data.picturePath}`)
    const visible = await get(school.subjectTeacher, body.data.pictureUrl)
    expect(visible.status).toBe(200)
    expect(Object.fromEntries(visible.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    expect(visible.headers.get('content-disposition')).toStartWith('inline;')
    expect(Buffer.from(visible.bytes.slice(1, 4)).toString()).toBe('PNG')
    const etag = visible.headers.get('etag') ?? ''
    expect((await get(school.subjectTeacher, body.data.pictureUrl, { 'if-none-match': etag })).status).toBe(304)
    for (const otherPerson of [school.outsider, neighbours.admin, null]) {
      const refused = await get(otherPerson, body.data.pictureUrl, { 'if-none-match': etag })
      expect(refused.body.error).toBe(otherPerson ? 'GET_FILE_ERROR' : 'INVALID_TOKEN')
    }
  })

  test('is inserted at its place and moves the others', async () => {
    const visual = await visualOf(['a', 'b', 'c'])
    expect((await add(visual.id, { label: 'neu', level: '2' })).body.data.level).toBe(2)
    expect(
      (await add(visual.id, { label: 'oben', level: '10', picturePath: 'builtin/bars/5-of-5' })).body.data,
    ).toMatchObject({ level: 5, isFrontendPicture: true, picturePath: 'builtin/bars/5-of-5', pictureUrl: null })
    expect(await labelsOf(visual.id)).toEqual(['1 a', '2 neu', '3 b', '4 c', '5 oben'])
  })

  test('is the tenth at most, with concurrent requests', async () => {
    const visual = await visualOf(['1', '2', '3', '4', '5', '6', '7', '8'])
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((label) => add(visual.id, { label })))
    const codes = answers.map(({ status, body }) => (status === 201 ? 'ok' : `${status} ${body.error}`))
    expect(codes.sort()).toEqual(['409 TOO_MANY_LEVELS', '409 TOO_MANY_LEVELS', 'ok', 'ok'])
  })

  test('refuses invalid, duplicate and too large pictures', async () => {
    const visual = await visualOf()
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' })
    const bad = await add(visual.id, { label: 'x', file: svg })
    expect([bad.status, bad.body.error]).toEqual([422, 'FILE_VALIDATION_FAILED'])
    expect((await add(visual.id, { label: 'x', file: pngFile() })).status).toBe(201)
    const same = await add(visual.id, { label: 'y', file: pngFile() })
    expect([same.status, same.body.error]).toEqual([409, 'FILE_ALREADY_EXISTS'])
    const large = await add(visual.id, {
      label: 'x',
      file: new File([new Uint8Array(fileBytesMax.picture + 1)], 'a.png'),
    })
    expect([large.status, large.body.error]).toEqual([413, 'FILE_SIZE_LIMIT_EXCEEDED'])
    const both = await add(visual.id, { label: 'x', file: pngFile('clear'), picturePath: 'builtin/bars/1-of-2' })
    expect([both.body.error, both.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'picturePath'])
    for (const fields of [
      { label: ' ' },
      { label: 'x', level: '0' },
      { label: 'x', level: '1.5' },
      { label: 'x', level: 'a' },
    ]) {
      expect((await add(visual.id, fields)).body.error).toBe('VALIDATION_FAILED')
    }
    expect(await labelsOf(visual.id)).toEqual(['1 runter', '2 hoch', '3 x'])
  })

  test('needs the right to', async () => {
    const visual = await visualOf()
    expect((await add(visual.id, { label: 'x' }, school.subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
    expect((await add(visual.id, { label: 'x' }, neighbours.admin)).body.error).toBe('NOT_FOUND')
  })
})

describe('a level', () => {
  test('changes name, place and picture', async () => {
    const visual = await visualOf(['a', 'b', 'c'])
    const { id } = visual.performanceLevelsV2[0]
    const first = await change(visual.id, id, { file: pngFile() })
    expect(first.body.data).toMatchObject({ label: 'a', level: 1, isFrontendPicture: false })
    const second = await change(visual.id, id, { file: pngFile('clear'), label: 'neu', level: '3' })
    expect(second.body.data.pictureUrl).not.toBe(first.body.data.pictureUrl)
    expect(await labelsOf(visual.id)).toEqual(['1 b', '2 c', '3 neu'])
    // No report shows the old one.
    expect((await get(school.classTeacher, first.body.data.pictureUrl)).body.error).toBe('GET_FILE_ERROR')
    const back = await change(visual.id, id, { picturePath: 'builtin/stars/3-of-3' })
    expect(back.body.data).toMatchObject({ isFrontendPicture: true, pictureUrl: null })
  })

  test('keeps an uploaded picture when the scale is reordered', async () => {
    const visual = await visualOf()
    const [low, high] = visual.performanceLevelsV2
    await change(visual.id, low.id, { file: pngFile() })
    const { body } = await teacher.ask(school.classTeacher, {
      method: 'PUT',
      path: `/performance-visuals/${visual.id}`,
      body: { performanceLevelsV2: [{ id: high.id }, { id: low.id }] },
    })
    expect(body.data.performanceLevelsV2[1]).toMatchObject({ id: low.id, level: 2, isFrontendPicture: false })
  })

  test('refuses empty, outdated, foreign and forbidden changes', async () => {
    const visual = await visualOf()
    const { id } = visual.performanceLevelsV2[0]
    expect((await change(visual.id, id, {})).body.error).toBe('EMPTY_DTO')
    expect((await change(visual.id, id, { tenantId: id })).body.error).toBe('VALIDATION_FAILED')
    expect((await change(visual.id, id, { label: 'x' }, school.subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
    const strange = school.schoolClass.visual.levelIds[0]
    expect((await change(visual.id, strange, { label: 'x' })).body.error).toBe('NOT_FOUND')
    const stale = { 'if-match': `"${visual.updatedAt}"` }
    expect((await change(visual.id, id, { label: 'x' }, school.classTeacher, stale)).status).toBe(200)
    const late = await change(visual.id, id, { label: 'y' }, school.manager, stale)
    expect([late.status, late.body.error]).toEqual([409, 'EDIT_CONFLICT'])
  })
})
