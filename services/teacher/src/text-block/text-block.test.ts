import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { signIn } from '@lernspur/testing/sign-in'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
const path = '/text-blocks'
const block = (code: string, text: string) => ({ id: crypto.randomUUID(), code, text })
const read = async (person: TestPerson) => (await teacher.ask(person, { method: 'GET', path })).body.data
const save = (person: TestPerson, blocks: readonly object[], headers = {}) =>
  teacher.ask(person, { method: 'PUT', path, headers, body: { blocks } })

test('text blocks are a person’s own at one school, in the order that was given', async () => {
  const school = await testSchool(teacher.owner)
  expect(await read(school.classTeacher)).toEqual({ blocks: [], updatedAt: null })
  const blocks = [block('lob', '{Name} arbeitet sorgfältig.'), block('', 'Weiter so!')]
  const saved = (await save(school.classTeacher, blocks)).body.data
  expect(saved.blocks).toEqual(blocks)
  expect((await save(school.classTeacher, blocks.toReversed())).body.data.blocks).toEqual(blocks.toReversed())
  expect(await read(school.classTeacher)).toMatchObject({ blocks: blocks.toReversed() })
  for (const person of [school.admin, school.manager, school.subjectTeacher]) {
    expect(await read(person)).toEqual({ blocks: [], updatedAt: null })
  }
})

test('text blocks that were changed elsewhere are not overwritten, nor has a code two meanings', async () => {
  const { classTeacher } = await testSchool(teacher.owner)
  const { updatedAt } = (await save(classTeacher, [block('lob', 'Fein.')])).body.data
  const headers = { 'if-match': `"${updatedAt}"` }
  expect((await save(classTeacher, [], headers)).status).toBe(200)
  expect((await save(classTeacher, [block('x', 'Alt')], headers)).body.error).toBe('EDIT_CONFLICT')
  const doubled = await save(classTeacher, [block('lob', 'a'), block('LOB', 'b')])
  expect([doubled.body.error, doubled.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'blocks.1.code'])
  for (const wrong of [block('a b', 'Text'), block('lob', ''), block('lob', 'ä'.repeat(1001))]) {
    expect((await save(classTeacher, [wrong])).body.error).toBe('VALIDATION_FAILED')
  }
})

const ofSchool = '/school-text-blocks'
const readOfSchool = async (person: TestPerson, headers = {}) =>
  (await teacher.ask(person, { method: 'GET', path: ofSchool, headers })).body.data
const saveOfSchool = (person: TestPerson, blocks: readonly object[], headers = {}) =>
  teacher.ask(person, { method: 'PUT', path: ofSchool, headers, body: { blocks } })
const underTopic = (topic: string, text: string, code = '') => ({ id: crypto.randomUUID(), code, text, topic })

test('a school begins with a starter set in the language of whoever reads it', async () => {
  const { classTeacher } = await testSchool(teacher.owner)
  const { cookie } = (await signIn(teacher.owner, classTeacher)).headers
  for (const [language, topic] of [
    ['de', 'Sozialverhalten'],
    ['en', 'Working with others'],
  ]) {
    const { blocks, updatedAt } = await readOfSchool(classTeacher, {
      cookie: `${cookie}; lernspur-language=${language}`,
    })
    expect(updatedAt).toBeNull()
    expect(blocks.length).toBeGreaterThan(30)
    expect(new Set(blocks.map(({ id }: { id: string }) => id)).size).toBe(blocks.length)
    expect(blocks.map((one: { topic: string }) => one.topic)).toContain(topic)
    // Pages fill in these placeholders, and no others (rule text-block.1).
    const words = blocks.flatMap(({ text }: { text: string }) => text.match(/\{[^}]*\}/g) ?? [])
    const known = language === 'de' ? /^\{(Names?|er|ihn|ihm|sein(e[mnrs]?)?)\}$/i : /^\{(Name(’s)?|he|him|his)\}$/i
    expect(words.filter((word: string) => !known.test(word))).toEqual([])
    expect(words.length).toBeGreaterThan(blocks.length / 2)
  }
})

test('whoever leads a school changes its text blocks for all, and for no other school', async () => {
  const [school, other] = [await testSchool(teacher.owner), await testSchool(teacher.owner)]
  const blocks = [underTopic('Lesen', '{Name} liest gern.', 'gern'), underTopic('Lesen', '{Name} liest viel.')]
  expect((await saveOfSchool(school.classTeacher, blocks)).body.error).toBe('NO_PERMISSION')
  const { updatedAt } = (await saveOfSchool(school.manager, blocks)).body.data
  for (const person of [school.admin, school.classTeacher, school.subjectTeacher])
    expect(await readOfSchool(person)).toEqual({ blocks, updatedAt })
  expect((await readOfSchool(other.classTeacher)).updatedAt).toBeNull()
  // They are beside the own ones, not instead of them.
  expect(await read(school.manager)).toEqual({ blocks: [], updatedAt: null })
  expect((await saveOfSchool(school.admin, [], { 'if-match': `"${updatedAt}"` })).status).toBe(200)
  expect((await saveOfSchool(school.manager, blocks, { 'if-match': `"${updatedAt}"` })).body.error).toBe(
    'EDIT_CONFLICT',
  )
  // A school that wants none has none.
  expect((await readOfSchool(school.classTeacher)).blocks).toEqual([])
  const doubled = await saveOfSchool(school.admin, [underTopic('A', 'a', 'x'), underTopic('B', 'b', 'X')])
  expect([doubled.body.error, doubled.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'blocks.1.code'])
  expect((await saveOfSchool(school.admin, [underTopic('', 'a')])).body.error).toBe('VALIDATION_FAILED')
})

test.each([path, ofSchool])('the first blocks of %s are not overwritten by somebody who knew of none', async (of) => {
  const { manager } = await testSchool(teacher.owner)
  const put = (text: string, part: object = {}, headers = {}) =>
    teacher.ask(manager, {
      method: 'PUT',
      path: of,
      headers,
      body: { blocks: [of === path ? block('', text) : underTopic('Lesen', text)], ...part },
    })
  const outdated = await put('eins', {}, { 'if-match': '"2020-01-01T00:00:00Z"' })
  expect(outdated.body.error).toBe('EDIT_CONFLICT')
  const both = await Promise.all([put('eins', { updatedAt: null }), put('zwei', { updatedAt: null })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await put('drei', { updatedAt: null })).body.error).toBe('EDIT_CONFLICT')
  const { updatedAt } = (await teacher.ask(manager, { method: 'GET', path: of })).body.data
  expect((await put('vier', { updatedAt })).status).toBe(200)
  expect((await put('fünf', { updatedAt })).body.error).toBe('EDIT_CONFLICT')
  expect((await put('sechs')).status).toBe(200)
})
