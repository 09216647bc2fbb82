import { describe, expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)
const neighbour = await otherSchool(admin.owner)
const [template] = await admin.owner<{ id: string }[]>`
  insert into school_subject (tenant_id, name, abbreviation, color, school_level, is_template)
  values (${school.tenantId}, 'Sachunterricht', 'SU', '#6a994e', 3, true) returning id`
const templateId = template?.id ?? ''

const ask = (method: string, path: string, body?: object, person: TestPerson = school.classTeacher, headers = {}) =>
  admin.ask(person, { method, path, headers, ...(body && { body }) })
const domainsOf = (subjectId: string) => `/classes/subjects/${subjectId}/competence-domains`
const newDomain = async ({ competences = [], ...more }: { symbol?: string; competences?: string[] } = {}) => {
  const { id } = (await ask('POST', domainsOf(school.schoolClass.german.id), { name: 'Schreiben', ...more })).body.data
  for (const description of competences) await ask('POST', `/competence-domains/${id}/competences`, { description })
  return (await ask('GET', `/competence-domains/${id}`)).body.data
}

describe('a domain', () => {
  test('is appended, with its competences in order', async () => {
    const made = await ask('POST', domainsOf(school.schoolClass.german.id), { name: ' Schreiben ', symbol: 'C' })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({ name: 'Schreiben', symbol: 'C', isTemplate: false, competences: [] })
    const filter = `filter[0][field]=schoolSubjectId&filter[0][type]=eq&filter[0][value]=${school.schoolClass.german.id}`
    const { rows } = (await ask('GET', `/competence-domains?${filter}`)).body.data
    expect(rows.at(-1).id).toBe(made.body.data.id)
  })

  test('is changed and read by permitted users', async () => {
    const { id, updatedAt } = await newDomain({ symbol: 'C' })
    const path = `/classes/subjects/competence-domains/${id}`
    expect((await ask('PUT', path, { symbol: null })).body.data).toMatchObject({ name: 'Schreiben', symbol: null })
    const stale = await ask('PUT', path, { name: 'X' }, undefined, { 'if-match': `"${updatedAt}"` })
    expect(stale.body.error).toBe('EDIT_CONFLICT')
    expect((await ask('PUT', path, {})).body.error).toBe('EMPTY_DTO')
    const { subjectTeacher, outsider } = school
    expect((await ask('PUT', path, { name: 'X' }, subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
    expect((await ask('GET', `/competence-domains/${id}`, undefined, subjectTeacher)).body.data.id).toBe(id)
    for (const person of [outsider, neighbour.admin]) {
      expect((await ask('GET', `/competence-domains/${id}`, undefined, person)).body.error).toBe('NOT_FOUND')
      expect((await ask('DELETE', `/competence-domains/${id}`, undefined, person)).body.error).toBe('NOT_FOUND')
    }
    expect((await ask('DELETE', `/competence-domains/${id}`)).body).toEqual({ success: true })
  })

  test('of a hidden subject is not found', async () => {
    const hidden = school.schoolClass.mathematics.domainIds[0]
    const answer = await ask('GET', `/competence-domains/${hidden}`, undefined, school.subjectTeacher)
    expect(answer.body.error).toBe('NOT_FOUND')
    const add = await ask('POST', domainsOf(school.schoolClass.mathematics.id), { name: 'X' }, school.subjectTeacher)
    expect(add.body.error).toBe('NOT_FOUND')
  })

  test.each([
    {},
    { name: '' },
    { name: 'x'.repeat(256) },
    { name: 'A', symbol: 'x'.repeat(21) },
    { name: 'A', competences: [{}] },
  ])('is refused as %p', async (body) => {
    expect((await ask('POST', domainsOf(school.schoolClass.german.id), body)).body.error).toBe('VALIDATION_FAILED')
  })

  test('in a template is for managers and admins, and readable by all', async () => {
    const path = `/subjects/${templateId}/competence-domains/template`
    expect((await ask('POST', path, { name: 'Natur' })).body.error).toBe('NO_PERMISSION')
    const made = await ask('POST', path, { name: 'Natur' }, school.manager)
    expect(made.body.data).toMatchObject({ name: 'Natur', isTemplate: true })
    const { id } = made.body.data
    expect((await ask('GET', `/competence-domains/${id}`, undefined, school.outsider)).body.data.id).toBe(id)
    expect((await ask('DELETE', `/competence-domains/${id}`)).body.error).toBe('NO_PERMISSION')
    const ofClass = `/subjects/${school.schoolClass.german.id}/competence-domains/template`
    expect((await ask('POST', ofClass, { name: 'Natur' }, school.manager)).body.error).toBe('NOT_FOUND')
    expect((await ask('POST', path, { name: 'Natur' }, neighbour.admin)).body.error).toBe('NOT_FOUND')
  })
})

describe('a competence', () => {
  test('is added, changed and deleted', async () => {
    const { id } = await newDomain({ competences: ['eins'] })
    const path = `/competence-domains/${id}/competences`
    const made = await ask('POST', path, { description: 'zwei' })
    expect(made.body.data).toMatchObject({ domainId: id, description: 'zwei' })
    const one = `${path}/${made.body.data.id}`
    expect((await ask('PUT', one, { description: 'drei' })).body.data.description).toBe('drei')
    const { competences } = (await ask('GET', `/competence-domains/${id}`)).body.data
    expect(competences.map((row: { description: string }) => row.description)).toEqual(['eins', 'drei'])
    expect((await ask('DELETE', one, undefined, school.subjectTeacher)).body.error).toBe('NO_PERMISSION')
    expect((await ask('DELETE', one)).body).toEqual({ success: true })
    expect((await ask('DELETE', one)).body.error).toBe('NOT_FOUND')
  })

  test('has a sentence for the child, which goes when it is emptied and stays when it is not named', async () => {
    const { id } = await newDomain()
    const path = `/competence-domains/${id}/competences`
    const made = await ask('POST', path, { description: 'liest', childSentence: ' Ich kann lesen. ' })
    expect(made.body.data.childSentence).toBe('Ich kann lesen.')
    const one = `${path}/${made.body.data.id}`
    expect((await ask('PUT', one, { description: 'liest vor' })).body.data.childSentence).toBe('Ich kann lesen.')
    const [listed] = (await ask('GET', `/competence-domains/${id}`)).body.data.competences
    expect(listed).toMatchObject({ description: 'liest vor', childSentence: 'Ich kann lesen.' })
    expect((await ask('PUT', one, { childSentence: ' ' })).body.data).toMatchObject({
      description: 'liest vor',
      childSentence: null,
    })
    const long = await ask('PUT', one, { childSentence: 'x'.repeat(301) })
    expect(long.body).toMatchObject({ error: 'VALIDATION_FAILED', details: [{ path: 'childSentence' }] })
  })

  test('has a short title, which goes when it is emptied and stays when it is not named', async () => {
    const { id } = await newDomain()
    const path = `/competence-domains/${id}/competences`
    const made = await ask('POST', path, { description: 'liest geübte Texte vor', shortTitle: ' Vorlesen ' })
    expect(made.body.data.shortTitle).toBe('Vorlesen')
    const one = `${path}/${made.body.data.id}`
    expect((await ask('PUT', one, { description: 'liest vor' })).body.data.shortTitle).toBe('Vorlesen')
    const [listed] = (await ask('GET', `/competence-domains/${id}`)).body.data.competences
    expect(listed).toMatchObject({ description: 'liest vor', shortTitle: 'Vorlesen', childSentence: null })
    expect((await ask('PUT', one, { shortTitle: ' ' })).body.data.shortTitle).toBeNull()
    const long = await ask('PUT', one, { shortTitle: 'x'.repeat(41) })
    expect(long.body).toMatchObject({ error: 'VALIDATION_FAILED', details: [{ path: 'shortTitle' }] })
  })

  test('describes its levels, which go when all are emptied and stay when they are not named', async () => {
    const { id } = await newDomain()
    const path = `/competence-domains/${id}/competences`
    const levels = ['zählt ab', 'rechnet mit Material', '', 'rechnet im Kopf']
    const made = await ask('POST', path, {
      description: 'rechnet',
      levelDescriptions: [' zählt ab ', ...levels.slice(1)],
    })
    expect(made.body.data.levelDescriptions).toEqual(levels)
    const one = `${path}/${made.body.data.id}`
    expect((await ask('PUT', one, { description: 'rechnet bis 20' })).body.data.levelDescriptions).toEqual(levels)
    const [listed] = (await ask('GET', `/competence-domains/${id}`)).body.data.competences
    expect(listed).toMatchObject({ description: 'rechnet bis 20', levelDescriptions: levels, shortTitle: null })
    const shorter = ['mit Hilfe', 'allein']
    expect((await ask('PUT', one, { levelDescriptions: shorter })).body.data.levelDescriptions).toEqual(shorter)
    expect((await ask('PUT', one, { levelDescriptions: ['', ' '] })).body.data.levelDescriptions).toBeNull()
    for (const wrong of [['x'.repeat(301)], [], Array.from({ length: 11 }, () => 'x')]) {
      const refused = await ask('PUT', one, { levelDescriptions: wrong })
      expect(refused.body).toMatchObject({ error: 'VALIDATION_FAILED' })
      expect(refused.body.details[0].path).toStartWith('levelDescriptions')
    }
  })

  test('of another domain is not found', async () => {
    const { id } = await newDomain()
    const path = `/competence-domains/${id}/competences/${school.schoolClass.german.competenceIds[0]}`
    expect((await ask('PUT', path, { description: 'X' })).body.error).toBe('NOT_FOUND')
    expect((await ask('DELETE', path)).body.error).toBe('NOT_FOUND')
  })

  test('with observations is not deleted, nor its domain', async () => {
    const { id, competences } = await newDomain({ competences: ['liest'] })
    await insertObservation(admin.owner, school, { competenceId: competences[0].id })
    const one = await ask('DELETE', `/competence-domains/${id}/competences/${competences[0].id}`)
    const complete = await ask('DELETE', `/competence-domains/${id}`)
    expect([one.body.error, complete.body.error]).toEqual(['FOREIGN_KEY_CONSTRAINT', 'FOREIGN_KEY_CONSTRAINT'])
  })
})
