import { expect, test } from 'bun:test'
import type { Report, ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const reports = `/classes/${school.schoolClass.id}/reports`

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** A person who writes at the end of a text, and sends it on top of the state that he or she knows. */
interface Writer {
  readonly person: TestPerson
  known: ReportSubject
  /** Words that the server has not acknowledged. */
  unsent: string[]
}

/** Whether a word was drafted; a remark has at most 50 of these. */
const isDrafted = (word: string): boolean => /[05af]$/.test(word)

test('two writers of one subject lose no word and no mark that was acknowledged, and write none twice', async () => {
  const generator = xoroshiro128plus(4711)
  const dice = () => uniformFloat64(generator)
  const { body } = await teacher.ask(school.classTeacher, {
    method: 'POST',
    path: `${reports}/bulk`,
    body: { name: 'Zeugnis', calculationMethod: 'latestEntries', studentIds: [school.schoolClass.students[0].id] },
  })
  const [report]: Report[] = body.data.rows
  const german = report?.subjects.find(({ name }) => name === 'Deutsch')
  if (!report || !german) throw new Error('There is no report.')
  const read = async (person: TestPerson): Promise<ReportSubject> => {
    const rows: Report[] = (await teacher.ask(person, { method: 'GET', path: reports })).body.data.rows
    return rows[0]?.subjects.find(({ id }) => id === german.id) ?? german
  }
  const acknowledged = new Set<string>()
  let conflicts = 0

  /** Sends what is unsent; an answer may be lost on its way back. */
  const send = async (writer: Writer, isLost: boolean) => {
    const { person, known, unsent } = writer
    const comment = [...wordsOf(known.comment), ...unsent].join(' ')
    const own = unsent.filter(isDrafted).map((text) => ({ text, entryIds: [] }))
    const drafted = own.length > 0 ? { drafted: [...(known.drafted ?? []), ...own] } : {}
    const answer = await teacher.ask(person, {
      method: 'PATCH',
      path: `/reports/${report.id}/subjects/${german.id}`,
      body: { comment, ...drafted },
      headers: { 'if-match': `"${known.updatedAt}"` },
    })
    if (answer.status === 200 && !isLost) {
      for (const word of unsent) acknowledged.add(word)
      writer.known = answer.body.data
      writer.unsent = []
    } else if (answer.status !== 200) {
      expect(answer.body.error).toBe('EDIT_CONFLICT')
      conflicts += 1
      writer.known = await read(person)
      const there = new Set(wordsOf(writer.known.comment))
      for (const word of unsent.filter((one) => there.has(one))) acknowledged.add(word)
      writer.unsent = unsent.filter((word) => !there.has(word))
    }
  }

  const writers: readonly Writer[] = [school.classTeacher, school.subjectTeacher].map((person) => ({
    person,
    known: german,
    unsent: [],
  }))
  for (let step = 0; step < 200; step += 1) {
    const chosen = writers.filter(() => dice() < 0.6)
    for (const writer of chosen) if (dice() < 0.6) writer.unsent.push(`${writers.indexOf(writer)}${step.toString(36)}`)
    await Promise.all(chosen.map((writer) => send(writer, dice() < 0.1)))
    const now = await read(school.classTeacher)
    const there = new Set(wordsOf(now.comment))
    const marked = new Set(now.drafted?.map(({ text }) => text))
    expect([...acknowledged].filter((word) => isDrafted(word) && !marked.has(word))).toEqual([])
    expect([...acknowledged].filter((word) => !there.has(word))).toEqual([])
  }
  for (const writer of writers) for (let again = 0; again < 3; again += 1) await send(writer, false)
  const words = wordsOf((await read(school.manager)).comment)
  expect(new Set(words).size).toBe(words.length)
  expect(words.length).toBe(acknowledged.size)
  expect(conflicts).toBeGreaterThan(20)
  expect(words.length).toBeGreaterThan(80)
}, 60_000)
