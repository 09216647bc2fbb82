import { expect, test } from 'bun:test'
import { publishTemplates } from '@lernspur/testing/school/publish-templates'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testProvider, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)

const ask = (method: string, path: string, body?: object, person = school.manager) =>
  admin.ask(person, { method, path: `/tenants${path}`, ...(body && { body }) })
const names = (answer: { body: { data: { rows: { name: string }[] } } }) =>
  answer.body.data.rows.map(({ name }) => name)

const provide = async () => {
  const { tenantId } = await testProvider(admin.owner)
  const ids: string[] = []
  for (const [name, level] of [
    ['Deutsch', 3],
    ['Mathematik', 3],
    ['Physik', 5],
  ] as const) {
    const [subject] = await admin.owner<{ id: string }[]>`
      insert into school_subject (tenant_id, name, abbreviation, color, school_level, is_template)
      values (${tenantId}, ${name}, ${name.slice(0, 2)}, '#336699', ${level}, true) returning id`
    const [domain] = await admin.owner<{ id: string }[]>`
      insert into competence_domain (tenant_id, school_subject_id, name) values (${tenantId}, ${subject?.id ?? ''}, 'A')
      returning id`
    await admin.owner`
      insert into competence (tenant_id, domain_id, description) values (${tenantId}, ${domain?.id ?? ''}, 'kann es')`
    ids.push(subject?.id ?? '')
  }
  return { tenantId, ids }
}

test('templates are imported once, by level or all, and deleted together', async () => {
  expect((await ask('POST', '/current/templates/import')).body.error).toBe('IMPORT_FAILED')
  const { tenantId, ids } = await provide()
  expect((await ask('POST', '/current/templates/import')).body.error).toBe('IMPORT_FAILED')
  await publishTemplates(admin.owner, tenantId, ids)
  expect(names(await ask('POST', '/5/subjects/copy'))).toEqual(['Physik'])
  const [first, second] = await Promise.all([
    ask('POST', '/current/templates/import'),
    ask('POST', '/current/templates/import'),
  ])
  expect([...names(first), ...names(second)].toSorted()).toEqual(['Deutsch', 'Mathematik'])
  const listed = await ask('GET', '/current/subjects/template', undefined, school.outsider)
  expect(names(listed)).toEqual(['Deutsch', 'Mathematik', 'Physik'])
  expect(listed.body.data.rows[0]).toMatchObject({ isTemplate: true, competenceDomainCount: 1 })
  expect((await ask('POST', '/12/subjects/copy')).body.error).toBe('IMPORT_FAILED')
  for (const noLevel of ['drei', '-1', '21', '99', '03', '3.0', '%20', '0x3']) {
    expect([noLevel, (await ask('POST', `/${noLevel}/subjects/copy`)).body.error]).toEqual([noLevel, 'NOT_FOUND'])
  }
  expect((await ask('DELETE', '/current/templates')).status).toBe(200)
  expect((await ask('GET', '/current/subjects/template')).body.data.count).toBe(0)
  expect((await admin.ask(school.manager, { method: 'GET', path: '/subjects' })).body.data.count).toBe(4)
})
