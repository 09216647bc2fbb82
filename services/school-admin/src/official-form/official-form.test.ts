import { expect, test } from 'bun:test'
import { formContentSchema, formProblems } from '@lernspur/contracts/official-form/form-content'
import type { SchoolForm } from '@lernspur/contracts/school-admin/school/official-form-choice.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)

/** A school in a Land or canton. */
const schoolIn = async (state: string) => {
  const school = await testSchool(admin.owner)
  await admin.owner`
    update tenant set (country_id, state_id) = (select st.country_id, st.id from state st where st.name = ${state})
    where id = ${school.tenantId}`
  const forms = async (person = school.manager): Promise<SchoolForm[]> =>
    (await admin.ask(person, { method: 'GET', path: '/tenants/current/official-forms' })).body.data.rows
  const choose = (officialForms: readonly object[]) =>
    admin.ask(school.manager, {
      method: 'PUT',
      path: '/tenants/current',
      body: { reportLayout: { signers: ['classTeacher'], showsUnobserved: true, officialForms } },
    })
  return { ...school, forms, choose }
}

test('every published form has the one schema, makes a form, and says where it comes from (rule form.1)', async () => {
  const versions = await admin.owner<{ content: unknown }[]>`select content from official_form_version`
  expect(versions.length).toBeGreaterThanOrEqual(7)
  for (const { content } of versions) {
    const { blocks, source, isVerified } = formContentSchema.parse(content)
    expect(formProblems(blocks)).toEqual([])
    // Nobody has compared them yet, and each says so (rule form.2).
    expect([isVerified, source.startsWith('Zu prüfen: ')]).toEqual([false, true])
  }
})

test('a school is offered the forms of its own Land or canton, in their newest version (rule form.3)', async () => {
  const lower = await schoolIn('Niedersachsen')
  const names = (await lower.forms()).map(({ content }) => content.name)
  expect(names).toEqual([
    'Grundschule, Berichtszeugnis (Schuljahrgänge 1 und 2)',
    'Grundschule, Notenzeugnis (Schuljahrgänge 3 und 4)',
  ])
  for (const [state, count] of [
    ['Bayern', 2],
    ['Nordrhein-Westfalen', 2],
    ['Zürich', 1],
    ['Bremen', 0],
  ] as const)
    expect(await (await schoolIn(state)).forms()).toHaveLength(count)
  const refused = await admin.ask(lower.classTeacher, { method: 'GET', path: '/tenants/current/official-forms' })
  expect(refused.body.error).toBe('NO_PERMISSION')
})

test('a form is chosen for a year of schooling or for all others, and none of another Land (rule form.3)', async () => {
  const school = await schoolIn('Niedersachsen')
  const [first, second] = await school.forms()
  const chosen = [
    { schoolLevel: null, officialFormId: first?.id },
    { schoolLevel: 3, officialFormId: second?.id },
  ]
  expect((await school.choose(chosen)).body.data.reportLayout.officialForms).toEqual(chosen)
  const [foreign] = await (await schoolIn('Bayern')).forms()
  const refused = await school.choose([{ schoolLevel: 1, officialFormId: foreign?.id }])
  expect([refused.body.error, refused.body.details[0].path]).toEqual([
    'VALIDATION_FAILED',
    'reportLayout.officialForms.0.officialFormId',
  ])
  const twice = await school.choose([chosen[1] ?? {}, chosen[1] ?? {}])
  expect([twice.body.error, twice.body.details[0].path]).toEqual([
    'VALIDATION_FAILED',
    'reportLayout.officialForms.1.schoolLevel',
  ])
  expect((await school.choose([])).body.data.reportLayout.officialForms).toEqual([])
})
