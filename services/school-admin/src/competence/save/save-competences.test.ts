import { describe, expect, test } from 'bun:test'
import type { CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)
const neighbour = await otherSchool(admin.owner)
const provider = await testProvider(admin.owner)

const ask = (method: string, path: string, body?: object, person: TestPerson = school.classTeacher) =>
  admin.ask(person, { method, path, ...(body && { body }) })
const music = { name: 'Musik', abbreviation: 'MU', color: '#aa3377' }
const newId = () => Bun.randomUUIDv7()

type Lines = readonly (readonly [domain: string, ...competences: string[]])[]

const asNew = (lines: Lines) => ({
  domains: lines.map(([name, ...competences]) => ({
    id: newId(),
    name,
    symbol: null,
    competences: competences.map((description) => ({ id: newId(), description })),
  })),
  removed: [],
})
const asKnown = ({ id, name, symbol, updatedAt, competences }: CompetenceDomain) => ({
  id,
  name,
  symbol,
  updatedAt,
  competences: competences.map(({ domainId: _, ...competence }) => competence),
})
const linesOf = (rows: readonly CompetenceDomain[]) =>
  rows.map(({ name, competences }) => [name, ...competences.map(({ description }) => description)])

const save = (id: string, body: object, person?: TestPerson) => ask('PUT', `/subjects/${id}/competences`, body, person)
const newSubject = async (lines: Lines) => {
  const { id } = (await ask('POST', `/classes/${school.schoolClass.id}/subjects`, music)).body.data
  const saved = await save(id, asNew(lines))
  return { id: id as string, rows: saved.body.data.rows as CompetenceDomain[] }
}

test('an own subject gets its domains and competences at once, in their order', async () => {
  const { id, rows } = await newSubject([['Singen', 'singt im Chor', 'singt allein'], ['Hören']])
  expect(linesOf(rows)).toEqual([['Singen', 'singt im Chor', 'singt allein'], ['Hören']])
  const filter = `filter[0][field]=schoolSubjectId&filter[0][type]=eq&filter[0][value]=${id}`
  const listed = (await ask('GET', `/competence-domains?${filter}`)).body.data.rows
  expect(listed).toEqual(rows)
})

test('sentences for the child are saved with the lines, and stay where a caller does not know them', async () => {
  const { id, rows } = await newSubject([['Singen', 'eins', 'zwei']])
  const [singing] = rows.map(asKnown)
  const [one, two] = singing?.competences ?? []
  const sentences = (saved: readonly CompetenceDomain[]) =>
    saved.flatMap(({ competences }) => competences.map(({ childSentence }) => childSentence))
  const first = await save(id, {
    domains: [{ ...singing, competences: [{ ...one, childSentence: ' Ich singe. ' }, two] }],
    removed: [],
  })
  expect(sentences(first.body.data.rows)).toEqual(['Ich singe.', null])
  const [known] = (first.body.data.rows as CompetenceDomain[]).map(asKnown)
  const unaware = (known?.competences ?? []).map(({ childSentence: _, ...competence }) => competence)
  const turned = await save(id, { domains: [{ ...known, competences: unaware.toReversed() }], removed: [] })
  expect(sentences(turned.body.data.rows)).toEqual([null, 'Ich singe.'])
})

test('short titles are saved with the lines, and stay where a caller does not know them', async () => {
  const { id, rows } = await newSubject([['Singen', 'eins', 'zwei']])
  const [singing] = rows.map(asKnown)
  const [one, two] = singing?.competences ?? []
  const titles = (saved: readonly CompetenceDomain[]) =>
    saved.flatMap(({ competences }) => competences.map(({ shortTitle }) => shortTitle))
  const first = await save(id, {
    domains: [{ ...singing, competences: [{ ...one, shortTitle: ' Lieder ' }, two] }],
    removed: [],
  })
  expect(titles(first.body.data.rows)).toEqual(['Lieder', null])
  const [known] = (first.body.data.rows as CompetenceDomain[]).map(asKnown)
  const unaware = (known?.competences ?? []).map(({ shortTitle: _, ...competence }) => competence)
  const turned = await save(id, { domains: [{ ...known, competences: unaware.toReversed() }], removed: [] })
  expect(titles(turned.body.data.rows)).toEqual([null, 'Lieder'])
})

test('descriptions of levels are saved with the lines, and stay where a caller does not know them', async () => {
  const { id, rows } = await newSubject([['Rechnen', 'eins', 'zwei']])
  const [counting] = rows.map(asKnown)
  const [one, two] = counting?.competences ?? []
  const levels = (saved: readonly CompetenceDomain[]) =>
    saved.flatMap(({ competences }) => competences.map(({ levelDescriptions }) => levelDescriptions))
  const written = ['mit Material ', '', 'im Kopf']
  const first = await save(id, {
    domains: [
      {
        ...counting,
        competences: [
          { ...one, levelDescriptions: written },
          two,
          { id: newId(), description: 'drei', levelDescriptions: ['neu'] },
        ],
      },
    ],
    removed: [],
  })
  expect(levels(first.body.data.rows)).toEqual([['mit Material', '', 'im Kopf'], null, ['neu']])
  const [known] = (first.body.data.rows as CompetenceDomain[]).map(asKnown)
  const unaware = (known?.competences ?? []).map(({ levelDescriptions: _, ...competence }) => competence)
  const turned = await save(id, { domains: [{ ...known, competences: unaware.toReversed() }], removed: [] })
  expect(levels(turned.body.data.rows)).toEqual([['neu'], null, ['mit Material', '', 'im Kopf']])
})

test('lines are moved to other domains, changed, added and deleted in one call, and keep their ids', async () => {
  const { id, rows } = await newSubject([['Singen', 'eins', 'zwei', 'drei'], ['Hören', 'vier'], ['Leer']])
  const [singing, hearing, empty] = rows.map(asKnown)
  const [one, two, three] = singing?.competences ?? []
  const [four] = hearing?.competences ?? []
  const body = {
    domains: [
      { ...hearing, symbol: ' H ', competences: [three, four, { id: newId(), description: ' fünf ' }] },
      { ...singing, competences: [{ ...two, description: 'zwei neu' }] },
    ],
    removed: [one, empty].map((row) => ({ id: row?.id, updatedAt: row?.updatedAt })),
  }
  const { rows: after } = (await save(id, body)).body.data
  expect(linesOf(after)).toEqual([
    ['Hören', 'drei', 'vier', 'fünf'],
    ['Singen', 'zwei neu'],
  ])
  expect(after[0]).toMatchObject({
    id: hearing?.id,
    symbol: 'H',
    competences: [{ id: three?.id }, { id: four?.id }, {}],
  })
  const again = await save(id, { domains: after.map(asKnown), removed: [] })
  expect(again.body.data.rows).toEqual(after)
})

describe('nothing of somebody else is overwritten or lost', () => {
  const stale = async (change: (subject: { id: string; rows: CompetenceDomain[] }) => Promise<unknown>) => {
    const subject = await newSubject([['Singen', 'eins']])
    await change(subject)
    return (await save(subject.id, { domains: subject.rows.map(asKnown), removed: [] })).body
  }

  test('a changed line', async () => {
    const refused = await stale(({ rows: [domain] }) =>
      ask('PUT', `/competence-domains/${domain?.id}/competences/${domain?.competences[0]?.id}`, { description: 'neu' }),
    )
    expect(refused.error).toBe('EDIT_CONFLICT')
    expect(refused.details).toContainEqual({ path: 'updatedBy', message: expect.stringContaining('Klara') })
  })

  test('an added line', async () => {
    const refused = await stale(({ rows: [domain] }) =>
      ask('POST', `/competence-domains/${domain?.id}/competences`, { description: 'zwei' }),
    )
    expect(refused.error).toBe('EDIT_CONFLICT')
  })

  test('a deleted domain', async () => {
    const refused = await stale(({ rows: [domain] }) => ask('DELETE', `/competence-domains/${domain?.id}`))
    expect(refused.error).toBe('EDIT_CONFLICT')
  })

  test('a row of another subject', async () => {
    const other = await newSubject([['Hören', 'fremd']])
    const { id, rows } = await newSubject([['Singen']])
    const foreign = {
      ...rows.map(asKnown)[0],
      competences: [{ id: other.rows[0]?.competences[0]?.id, description: 'X' }],
    }
    expect((await save(id, { domains: [foreign], removed: [] })).body.error).toBe('EDIT_CONFLICT')
    const named = [{ id: other.rows[0]?.id, updatedAt: other.rows[0]?.updatedAt }]
    expect((await save(id, { domains: rows.map(asKnown), removed: named })).body.error).toBe('EDIT_CONFLICT')
  })
})

test('a competence that changed since it was read is not overwritten', async () => {
  const { rows } = await newSubject([['Singen', 'eins']])
  const [domain] = rows
  const path = `/competence-domains/${domain?.id}/competences/${domain?.competences[0]?.id}`
  await ask('PUT', path, { description: 'zwei' })
  const headers = { 'if-match': `"${domain?.competences[0]?.updatedAt}"` }
  const body = { description: 'drei' }
  const refused = await admin.ask(school.classTeacher, { method: 'PUT', path, headers, body })
  expect(refused.body.error).toBe('EDIT_CONFLICT')
})

test('what has observations is kept, and all of the call refused', async () => {
  const { id, rows } = await newSubject([['Singen', 'eins', 'zwei']])
  const [domain] = rows.map(asKnown)
  const [one, two] = domain?.competences ?? []
  await insertObservation(admin.owner, school, { competenceId: one?.id ?? '' })
  const removed = [{ id: one?.id, updatedAt: one?.updatedAt }]
  const refused = await save(id, { domains: [{ ...domain, competences: [two] }], removed })
  expect([refused.status, refused.body.error]).toEqual([409, 'FOREIGN_KEY_CONSTRAINT'])
  const stored = await ask('GET', `/competence-domains/${domain?.id}`)
  expect(linesOf([stored.body.data])).toEqual([['Singen', 'eins', 'zwei']])
})

test('needs the right, in the class or for a template', async () => {
  const { german, mathematics } = school.schoolClass
  const nothing = { domains: [], removed: [] }
  expect((await save(german.id, nothing, school.subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await save(mathematics.id, nothing, school.subjectTeacher)).body.error).toBe('NOT_FOUND')
  for (const person of [school.outsider, neighbour.admin])
    expect((await save(german.id, nothing, person)).body.error).toBe('NOT_FOUND')
  const template = await ask('POST', '/subjects/template', { ...music, schoolLevel: 3 }, school.manager)
  const lines = asNew([['Singen', 'singt']])
  expect((await save(template.body.data.id, lines)).body.error).toBe('UPDATE_NOT_ALLOWED')
  const saved = await save(template.body.data.id, lines, school.manager)
  expect(linesOf(saved.body.data.rows)).toEqual([['Singen', 'singt']])
})

test('a template of the provider is edited by the provider, and by no school', async () => {
  const template = await ask('POST', '/subjects/template', { ...music, schoolLevel: 3 }, provider)
  const saved = await save(template.body.data.id, asNew([['Singen', 'singt']]), provider)
  expect(linesOf(saved.body.data.rows)).toEqual([['Singen', 'singt']])
  expect((await save(template.body.data.id, asNew([]), school.admin)).body.error).toBe('NOT_FOUND')
})

test.each([
  { domains: [] },
  { domains: [{ id: newId(), name: '', symbol: null, competences: [] }], removed: [] },
  {
    domains: [{ id: newId(), name: 'A', symbol: null, competences: [{ id: newId(), description: ' ' }] }],
    removed: [],
  },
  { domains: [{ id: 'x', name: 'A', symbol: null, competences: [] }], removed: [] },
])('is refused as %p', async (body) => {
  expect((await save(school.schoolClass.german.id, body)).body.error).toBe('VALIDATION_FAILED')
})
