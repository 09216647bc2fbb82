import { expect, test } from 'bun:test'
import type { GlobalTemplate } from '@lernspur/contracts/school-admin/subject.contract'
import { publishTemplates } from '@lernspur/testing/school/publish-templates'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testProvider, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const { owner } = admin
const provider = await testProvider(owner)

type School = Awaited<ReturnType<typeof testSchool>>

interface Region {
  readonly id: string
  readonly name: string
}

/** A school of Hessen that is a Grundschule, and what templates can be meant for. */
const scene = async () => {
  const school = await testSchool(owner)
  const [hesse, saxony] = await owner<Region[]>`
    select st.id, st.name from state st where st.name in ('Hessen', 'Sachsen') order by st.name`
  const [primary, secondary] = await owner<Region[]>`
    select sty.id, sty.name from school_type sty join country co on co.id = sty.country_id
    where co.code = 'DE' order by sty.name = 'Grundschule' desc, sty.name limit 2`
  if (!(hesse && saxony && primary && secondary)) throw new Error('The reference data lacks regions.')
  await owner`
    update tenant set state_id = ${hesse.id}, school_type_id = ${primary.id},
      country_id = (select st.country_id from state st where st.id = ${hesse.id})
    where id = ${school.tenantId}`
  return { school, hesse, saxony, primary, secondary }
}

/** A subject of a level of its own, so that other tests say nothing about it. */
const provide = async (
  schoolLevel: number,
  name: string,
  stateIds: readonly string[] | null = null,
  schoolTypeIds: readonly string[] | null = null,
  isPublished = true,
): Promise<string> => {
  const [row] = await owner<{ id: string }[]>`
    insert into school_subject (tenant_id, name, abbreviation, color, school_level, is_template, state_ids,
      school_type_ids)
    values (${provider.tenantId}, ${name}, 'X', '#336699', ${schoolLevel}, true, ${stateIds && [...stateIds]}::uuid[],
      ${schoolTypeIds && [...schoolTypeIds]}::uuid[])
    returning id`
  const id = row?.id ?? ''
  if (isPublished) await publishTemplates(owner, provider.tenantId, [id])
  return id
}

const ask = (school: School, method: string, path: string, body?: object) =>
  admin.ask(school.manager, { method, path, ...(body && { body }) })

const offered = async (person: School['manager'], schoolLevel: number): Promise<GlobalTemplate[]> => {
  const filter = `filter[0][field]=schoolLevel&filter[0][type]=eq&filter[0][value]=${schoolLevel}`
  const { body } = await admin.ask(person, { method: 'GET', path: `/subjects/templates/global?${filter}` })
  return body.data.rows
}
const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name)

test('what is meant for the school stands first, then what is for all, then the others (rule template.7)', async () => {
  const { school, hesse, saxony, primary, secondary } = await scene()
  await provide(7, 'A andere Schulart', null, [secondary.id])
  await provide(7, 'B für alle')
  await provide(7, 'C anderes Land', [saxony.id])
  await provide(7, 'D beides', [saxony.id, hesse.id], [primary.id])
  await provide(7, 'E eigenes Land, andere Schulart', [hesse.id], [secondary.id])
  const rows = await offered(school.manager, 7)
  expect(rows.map(({ name, fits, states, schoolTypes }) => ({ name, fits, states, schoolTypes }))).toEqual([
    { name: 'D beides', fits: true, states: ['Hessen', 'Sachsen'], schoolTypes: [primary.name] },
    { name: 'B für alle', fits: true, states: [], schoolTypes: [] },
    { name: 'A andere Schulart', fits: false, states: [], schoolTypes: [secondary.name] },
    { name: 'C anderes Land', fits: false, states: ['Sachsen'], schoolTypes: [] },
    { name: 'E eigenes Land, andere Schulart', fits: false, states: ['Hessen'], schoolTypes: [secondary.name] },
  ])
  // Nothing is meant for others where the type of the school is not known.
  await owner`update tenant set school_type_id = null where id = ${school.tenantId}`
  const open = await offered(school.manager, 7)
  expect(namesOf(open.filter(({ fits }) => fits === false))).toEqual(['C anderes Land'])
  expect((await offered(provider, 7)).every(({ fits }) => fits === true)).toBe(true)
})

test('levels and imports without a choice take what fits, and others are taken where they are chosen', async () => {
  const { school, hesse, saxony } = await scene()
  await provide(8, 'Für alle')
  await provide(8, 'Für Hessen', [hesse.id])
  const other = await provide(8, 'Für Sachsen', [saxony.id])
  await provide(9, 'Sport für Sachsen', [saxony.id])
  expect((await ask(school, 'POST', '/tenants/9/subjects/copy')).body.error).toBe('IMPORT_FAILED')
  const level = await ask(school, 'POST', '/tenants/8/subjects/copy')
  expect(namesOf(level.body.data.rows).toSorted()).toEqual(['Für Hessen', 'Für alle'])
  const levels = await ask(school, 'POST', '/tenants/current/templates/import', { schoolLevels: [8] })
  expect(levels.body.data.count).toBe(0)
  const chosen = await ask(school, 'POST', '/tenants/current/templates/import', { schoolSubjectIds: [other] })
  expect(namesOf(chosen.body.data.rows)).toEqual(['Für Sachsen'])
  const copied = await ask(school, 'POST', `/classes/${school.schoolClass.id}/subjects/copy`, {
    schoolSubjectIds: [other],
  })
  expect(copied.status).toBe(201)
})

test('the country stays a hard limit, whatever a template is meant for (rule template.2)', async () => {
  const { school, hesse } = await scene()
  const id = await provide(10, 'Schweizer Vorlage', [hesse.id], null, false)
  await owner`update school_subject set country_id = (select id from country where code = 'CH') where id = ${id}`
  await publishTemplates(owner, provider.tenantId, [id])
  expect(await offered(school.manager, 10)).toEqual([])
  const chosen = await ask(school, 'POST', '/tenants/current/templates/import', { schoolSubjectIds: [id] })
  expect(chosen.body.error).toBe('IMPORT_FAILED')
})

test('a school is told of new subjects that are meant for it alone', async () => {
  const { school, hesse, saxony } = await scene()
  await provide(11, 'Deutsch')
  await ask(school, 'POST', '/tenants/11/subjects/copy')
  await provide(11, 'Neu für Sachsen', [saxony.id])
  await provide(11, 'Neu für Hessen', [hesse.id])
  const { data } = (await ask(school, 'GET', '/tenants/current/templates/versions')).body
  expect(namesOf(data.newSubjects)).toEqual(['Neu für Hessen'])
})

test('who has a subject follows it, for whomever it is meant later', async () => {
  const { school, saxony } = await scene()
  const id = await provide(12, 'Werken')
  await ask(school, 'POST', '/tenants/12/subjects/copy')
  await owner`update school_subject set name = 'Werken und Gestalten', state_ids = ${[saxony.id]}::uuid[] where id = ${id}`
  await publishTemplates(owner, provider.tenantId, [id])
  const { rows } = (await ask(school, 'GET', '/tenants/current/templates/updates')).body.data
  expect(rows).toMatchObject([{ name: 'Werken', changes: [{ part: 'subject', kind: 'changed' }] }])
})
