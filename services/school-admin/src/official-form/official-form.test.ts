import { expect, test } from 'bun:test'
import {
  blockOf,
  type FormBlock,
  formContentSchema,
  formProblems,
} from '@lernspur/contracts/official-form/form-content'
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

const newestOf = async (state: string, name: string): Promise<FormBlock[]> => {
  const forms = await (await schoolIn(state)).forms()
  return forms.find(({ fits, content }) => fits && content.name.includes(name))?.content.blocks ?? []
}

test('what differs between Länder stands in their forms: semesters, page break, seal, appeals (rule form.1)', async () => {
  const bavaria = await newestOf('Bayern', 'mit Noten')
  expect(bavaria[0]).toMatchObject({ semesterLines: { first: 'Zwischenzeugnis', second: 'Jahreszeugnis' } })
  expect(bavaria.flatMap((block) => ('startsPage' in block && block.startsPage ? [block.kind] : []))).toEqual([
    'subjects',
  ])
  expect(bavaria.filter(({ kind }) => kind === 'signatures')).toMatchObject([
    { semester: 'first' },
    { semester: 'second', sealLabel: '(Siegel)' },
  ])
  const rhine = await newestOf('Nordrhein-Westfalen', 'mit Noten')
  expect(blockOf(rhine, 'appeal')).toMatchObject({
    decisions: ['{firstName} wird nicht versetzt.'],
    semester: 'second',
  })
  expect(blockOf(rhine, 'recommendation')).toMatchObject({ schoolLevels: [4], semester: 'first' })
  expect(blockOf(rhine, 'signatures')?.lines.map(({ signer }) => signer)).toEqual([
    'classTeacher',
    'headOfSchool',
    'guardians',
  ])
  expect(blockOf(await newestOf('Zürich', 'Primarstufe'), 'absences')).toMatchObject({
    unit: 'halfDays',
    counts: 'separate',
  })
})

test('every published form has the one schema, makes a form, and says where it comes from (rule form.1)', async () => {
  const versions = await admin.owner<{ content: unknown }[]>`select content from official_form_version`
  expect(versions.length).toBeGreaterThanOrEqual(7)
  for (const { content } of versions) {
    const { blocks, source } = formContentSchema.parse(content)
    expect(formProblems(blocks)).toEqual([])
    expect(source.length).toBeGreaterThan(20)
  }
})

test('a school is offered the forms of its own Land or canton first, in their newest version, and then all others (rule form.3)', async () => {
  const lower = await schoolIn('Niedersachsen')
  const rows = await lower.forms()
  const fitting = rows.filter(({ fits }) => fits)
  expect(fitting.map(({ content }) => content.name)).toEqual([
    'Grundschule, Berichtszeugnis (Schuljahrgänge 1 und 2)',
    'Grundschule, Notenzeugnis (Schuljahrgänge 3 und 4)',
  ])
  expect(rows.slice(0, fitting.length)).toEqual(fitting)
  const others = rows.filter(({ fits }) => !fits).map(({ state }) => state)
  for (const state of ['Bayern', 'Nordrhein-Westfalen', 'Zürich']) expect(others).toContain(state)
  for (const [state, count] of [
    ['Bayern', 2],
    ['Nordrhein-Westfalen', 2],
    ['Zürich', 1],
    ['Bremen', 0],
  ] as const)
    expect((await (await schoolIn(state)).forms()).filter(({ fits }) => fits)).toHaveLength(count)
  const refused = await admin.ask(lower.classTeacher, { method: 'GET', path: '/tenants/current/official-forms' })
  expect(refused.body.error).toBe('NO_PERMISSION')
})

/** A published form for types of school in Hamburg. */
const formForTypes = async (types: readonly string[]) => {
  const content = { ...minimal, name: `Probe ${crypto.randomUUID()}` }
  const [form] = await admin.owner<{ id: string }[]>`
    insert into official_form (country_id, state_id, school_type_ids, draft)
    select st.country_id, st.id, array(select id from school_type where name = any(${types}) and country_id = st.country_id),
      ${admin.owner.json(content)}
    from state st where st.name = 'Hamburg' returning id`
  await admin.owner`
    insert into official_form_version (official_form_id, number, content)
    values (${form?.id ?? ''}, 1, ${admin.owner.json(content)})`
  return form?.id ?? ''
}

const minimal = {
  name: 'Probe',
  schoolLevels: [1],
  source: 'Bildungsplan der Freien und Hansestadt',
  sourceUrl: null,
  blocks: [
    { kind: 'title', lines: ['Zeugnis'] },
    { kind: 'signatures', lines: [] },
  ],
}

test('a form fits schools of its types, and who has checked it stands beside it (rules form.2, form.3)', async () => {
  const school = await schoolIn('Hamburg')
  const id = await formForTypes(['Grundschule', 'Gymnasium'])
  const own = async () => (await school.forms()).find((form) => form.id === id)
  // A school whose type is not known is offered all of its Land.
  expect(await own()).toMatchObject({ fits: true, schoolTypes: ['Grundschule', 'Gymnasium'], formCheck: null })
  const takeType = (name: string) =>
    admin.owner`
      update tenant set school_type_id = (select sty.id from school_type sty
        where sty.name = ${name} and sty.country_id = tenant.country_id) where id = ${school.tenantId}`
  await takeType('Grundschule')
  expect((await own())?.fits).toBe(true)
  await takeType('Realschule')
  expect((await own())?.fits).toBe(false)
  await admin.owner`
    insert into official_form_check (official_form_id, content, source, source_date)
    select official_form_id, content, 'Bildungsplan', '2022-08-01' from official_form_version where official_form_id = ${id}`
  expect((await own())?.formCheck).toMatchObject({ source: 'Bildungsplan', sourceDate: '2022-08-01', checkedBy: null })
})

test('a form is chosen for a year of schooling or for all others, also one of another Land, and none that is archived (rule form.3)', async () => {
  const school = await schoolIn('Niedersachsen')
  const [first] = await school.forms()
  const other = (await school.forms()).find(({ state }) => state === 'Bayern')
  const chosen = [
    { schoolLevel: null, officialFormId: first?.id },
    { schoolLevel: 3, officialFormId: other?.id },
  ]
  expect((await school.choose(chosen)).body.data.reportLayout.officialForms).toEqual(chosen)
  const archived = await formForTypes([])
  await admin.owner`update official_form set archived_at = now() where id = ${archived}`
  const refused = await school.choose([{ schoolLevel: 1, officialFormId: archived }])
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
