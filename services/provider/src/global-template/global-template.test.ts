import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const person = await testProvider(provider.owner)
const school = await testSchool(provider.owner)

const post = (path: string, body: object, headers = {}) =>
  provider.ask(person, { method: 'POST', path: `/provider${path}`, body, headers })
const input = (part: object = {}) => ({
  name: ' Sachunterricht ',
  abbreviation: 'SU',
  color: '#3F6f8f',
  schoolLevel: 3,
  ...part,
})
const addSubject = (part: object = {}, headers = {}) => post('/subjects/templates', input(part), headers)
const addDomain = (subjectId: string, body: object) => post(`/subjects/${subjectId}/competence-domains/template`, body)
const addCompetence = (domainId: string, body: object) =>
  post(`/competence-domains/${domainId}/competences/template`, body)

test('creates a subject template with domains and competences in order', async () => {
  const { status, body } = await addSubject()
  const subject = body.data
  expect(status).toBe(201)
  expect(subject).toMatchObject({
    name: 'Sachunterricht',
    schoolLevel: 3,
    tenantId: person.tenantId,
    schoolClassId: null,
    originId: null,
    isTemplate: true,
    competenceDomainCount: 0,
  })
  const first = (await addDomain(subject.id, { name: 'Natur', symbol: 'A' })).body.data
  const second = (await addDomain(subject.id, { name: 'Technik', symbol: ' ' })).body.data
  expect(first).toMatchObject({ symbol: 'A', schoolSubjectId: subject.id, isTemplate: true, competences: [] })
  expect(second.symbol).toBeNull()
  for (const description of ['beobachtet Tiere', 'benennt Bäume']) {
    const { data } = (await addCompetence(first.id, { description })).body
    expect(data).toEqual({
      id: data.id,
      domainId: first.id,
      description,
      childSentence: null,
      shortTitle: null,
      levelDescriptions: null,
      updatedAt: data.updatedAt,
    })
  }
  const rows = await provider.owner`
    select cd.name, cd.position, c.description, c.position as place
    from competence_domain cd left join competence c on c.tenant_id = cd.tenant_id and c.domain_id = cd.id
    where cd.school_subject_id = ${subject.id} order by cd.position, c.position`
  expect([...rows]).toEqual([
    { name: 'Natur', position: 0, description: 'beobachtet Tiere', place: 0 },
    { name: 'Natur', position: 0, description: 'benennt Bäume', place: 1 },
    { name: 'Technik', position: 1, description: null, place: null },
  ])
})

test('accepts pre-school, and creates a subject once for a key', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const [first, again] = [await addSubject({ schoolLevel: 0 }, headers), await addSubject({ schoolLevel: 0 }, headers)]
  expect(first.body.data.schoolLevel).toBe(0)
  expect(again.body.data).toEqual(first.body.data)
})

test('refuses what the contract forbids', async () => {
  for (const part of [
    { name: ' ' },
    { name: 'x'.repeat(101) },
    { abbreviation: '' },
    { color: 'rot' },
    { schoolLevel: -1 },
    { schoolLevel: 1.5 },
    { tenantId: school.tenantId },
    { schoolClassId: school.schoolClass.id },
  ]) {
    expect((await addSubject(part)).body.error).toBe('VALIDATION_FAILED')
  }
  expect((await addSubject({ countryId: crypto.randomUUID() })).body).toMatchObject({
    error: 'VALIDATION_FAILED',
    details: [{ path: 'countryId', message: 'Diesen Staat gibt es nicht.' }],
  })
  const { id } = (await addSubject()).body.data
  for (const body of [{ name: '' }, { name: 'x'.repeat(256) }, { name: 'A', symbol: 'x'.repeat(21) }]) {
    expect((await addDomain(id, body)).body.error).toBe('VALIDATION_FAILED')
  }
  const domain = (await addDomain(id, { name: 'A' })).body.data
  for (const description of ['', 'x'.repeat(1001)]) {
    expect((await addCompetence(domain.id, { description })).body.error).toBe('VALIDATION_FAILED')
  }
})

test('does not find subjects and domains of schools', async () => {
  const { id, domainIds } = school.schoolClass.german
  expect((await addDomain(id, { name: 'Fremd' })).body.error).toBe('NOT_FOUND')
  expect((await addCompetence(domainIds[0] ?? '', { description: 'fremd' })).body.error).toBe('NOT_FOUND')
  await provider.owner`
    insert into school_subject (tenant_id, name, abbreviation, color, school_level, is_template)
    values (${school.tenantId}, 'Eigene Vorlage', 'EV', '#112233', 3, true)`
  const [template] = await provider.owner<{ id: string }[]>`
    select id from school_subject where tenant_id = ${school.tenantId} and is_template`
  expect((await addDomain(template?.id ?? '', { name: 'Fremd' })).body.error).toBe('NOT_FOUND')
})

test('records who created a template', async () => {
  const { id } = (await addSubject()).body.data
  const [entry] = await provider.owner`select action, user_id from audit_entry where entity_id = ${id}`
  expect({ ...entry }).toEqual({ action: 'subject.create', userId: person.userId })
})
