import { expect, test } from 'bun:test'
import type { FormBlock, FormContent } from '@lernspur/contracts/official-form/form-content'
import type { OfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testMemberOf, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const admin = await testProvider(provider.owner)
const member = await testMemberOf(provider.owner, admin.tenantId)

const content = (blocks: FormBlock[] = []): FormContent => ({
  name: `Formular ${crypto.randomUUID()}`,
  schoolLevels: [1],
  source: 'Zu prüfen: Erlass',
  sourceUrl: null,
  blocks: [{ kind: 'title', lines: ['Zeugnis'] }, ...blocks, { kind: 'signatures', lines: [] }],
})

const ask = (method: string, path: string, body?: object, person = admin, headers = {}) =>
  provider.ask(person, { method, path: `/provider/official-forms${path}`, headers, ...(body && { body }) })

const newForm = async (draft = content()): Promise<OfficialForm> => {
  const [country] = await provider.owner<{ id: string }[]>`select id from country where code = 'AT'`
  const made = await ask('POST', '', { countryId: country?.id, stateId: null, schoolTypeIds: [], draft })
  return made.body.data
}

test('the first forms are there, with versions that the product brought, for their types of school (rule form.8)', async () => {
  const rows: OfficialForm[] = (await ask('GET', '')).body.data.rows
  const first = rows.filter(
    ({ versions }) => versions.length === 2 && versions.every(({ publishedBy }) => !publishedBy),
  )
  expect(first.length).toBeGreaterThanOrEqual(7)
  expect(first.every(({ isChanged, formCheck }) => !isChanged && formCheck === null)).toBe(true)
  expect(first.every(({ schoolTypeIds }) => schoolTypeIds.length > 0)).toBe(true)
})

test('a form is a draft until it is published, and each change is the next version (rules form.5, form.8)', async () => {
  const form = await newForm()
  expect(form).toMatchObject({ isChanged: true, versions: [], schoolCount: 0 })
  const published = (await ask('POST', `/${form.id}/versions`)).body.data
  expect(published).toMatchObject({
    isChanged: false,
    versions: [{ number: 1, publishedBy: { id: admin.userId } }],
  })
  expect((await ask('POST', `/${form.id}/versions`)).body.error).toBe('UPDATE_NOT_ALLOWED')
  const changed = content([{ kind: 'comment', label: 'Bemerkungen' }])
  expect((await ask('PUT', `/${form.id}`, { draft: changed })).body.data).toMatchObject({
    isChanged: true,
    draft: changed,
  })
  const next = (await ask('POST', `/${form.id}/versions`)).body.data
  expect(next.versions.map(({ number }: { number: number }) => number)).toEqual([2, 1])
  const stored = await provider.owner<{ content: FormContent }[]>`
    select content from official_form_version where official_form_id = ${form.id} order by number`
  expect(stored.map((row) => row.content)).toEqual([form.draft, changed])
})

test('what is no form stays a draft, with each problem at its block', async () => {
  const form = await newForm({ ...content(), blocks: [{ kind: 'comment', label: 'Bemerkungen' }] })
  const refused = await ask('POST', `/${form.id}/versions`)
  expect(refused.body.error).toBe('VALIDATION_FAILED')
  expect(refused.body.details.map(({ path }: { path: string }) => path)).toEqual(['draft.blocks.0', 'draft.blocks.1'])
  const unknown = { ...content(), blocks: [{ kind: 'table', label: 'x' }] }
  expect((await ask('PUT', `/${form.id}`, { draft: unknown })).body.error).toBe('VALIDATION_FAILED')
})

test('an outdated draft is refused, and members of the provider only read', async () => {
  const form = await newForm()
  await ask('PUT', `/${form.id}`, { draft: content() })
  const stale = { 'if-match': `"${form.updatedAt}"` }
  expect((await ask('PUT', `/${form.id}`, { draft: content() }, admin, stale)).body.error).toBe('EDIT_CONFLICT')
  expect((await ask('PUT', `/${form.id}`, { draft: content() }, member)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await ask('POST', `/${form.id}/versions`, undefined, member)).body.error).toBe('NO_PERMISSION')
  expect((await ask('GET', '', undefined, member)).status).toBe(200)
})

test('a state of another country is refused, and schools that have chosen a form are counted', async () => {
  const [row] = await provider.owner<{ at: string; bavaria: string }[]>`
    select (select id from country where code = 'AT') as at, (select id from state where name = 'Bayern') as bavaria`
  const body = { countryId: row?.at, stateId: row?.bavaria, schoolTypeIds: [], draft: content() }
  expect((await ask('POST', '', body)).body.details[0].path).toBe('stateId')
  const form = await newForm()
  const { tenantId } = await testSchool(provider.owner)
  const layout = { signers: [], showsUnobserved: true, officialForms: [{ schoolLevel: 1, officialFormId: form.id }] }
  await provider.owner`update tenant set report_layout = ${provider.owner.json(layout)} where id = ${tenantId}`
  const archived = (await ask('PUT', `/${form.id}`, { isArchived: true })).body.data
  expect(archived).toMatchObject({ schoolCount: 1 })
  expect(archived.archivedAt).not.toBeNull()
  expect((await ask('PUT', `/${form.id}`, { isArchived: false })).body.data.archivedAt).toBeNull()
})

test('a form is for types of school of its country, which hold without a new version (rule form.3)', async () => {
  const types = await provider.owner<{ id: string; code: string }[]>`
    select sty.id, co.code from school_type sty join country co on co.id = sty.country_id order by sty.name`
  const own = types.filter(({ code }) => code === 'AT').map(({ id }) => id)
  const foreign = types.find(({ code }) => code === 'DE')?.id ?? ''
  const form = await newForm()
  expect(form.schoolTypeIds).toEqual([])
  await ask('POST', `/${form.id}/versions`)
  const changed = (await ask('PUT', `/${form.id}`, { schoolTypeIds: own.slice(0, 2) })).body.data
  expect([changed.schoolTypeIds, changed.isChanged]).toEqual([own.slice(0, 2), false])
  expect((await ask('PUT', `/${form.id}`, { isArchived: false })).body.data.schoolTypeIds).toEqual(own.slice(0, 2))
  const refused = await ask('PUT', `/${form.id}`, { schoolTypeIds: [foreign] })
  expect([refused.body.error, refused.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'schoolTypeIds'])
})

test('a check holds for the compared content alone: a change is to be checked again, undoing it is not (rule form.2)', async () => {
  const form = await newForm()
  await ask('POST', `/${form.id}/versions`)
  const check = { source: 'RdErl. d. MK v. 10.11.2023 (SVBl. S. 671)', sourceDate: '2023-11-10' }
  const checked: OfficialForm = (await ask('POST', `/${form.id}/check`, check)).body.data
  expect(checked.formCheck).toMatchObject({ ...check, checkedBy: { firstName: expect.any(String) } })
  expect(checked.versions.map(({ isChecked }) => isChecked)).toEqual([true])
  const other = { ...form.draft, blocks: content([{ kind: 'comment', label: 'Bemerkungen' }]).blocks }
  const changed: OfficialForm = (await ask('PUT', `/${form.id}`, { draft: other })).body.data
  expect([changed.formCheck, changed.versions[0]?.isChecked]).toEqual([null, true])
  const next: OfficialForm = (await ask('POST', `/${form.id}/versions`)).body.data
  expect(next.versions.map(({ isChecked }) => isChecked)).toEqual([false, true])
  expect((await ask('PUT', `/${form.id}`, { draft: form.draft })).body.data.formCheck).toEqual(checked.formCheck)
  const withdrawn: OfficialForm = (await ask('DELETE', `/${form.id}/check`)).body.data
  expect([withdrawn.formCheck, withdrawn.versions.some(({ isChecked }) => isChecked)]).toEqual([null, false])
})

test('a check names a decree and its day, and members of the provider and outdated pages check nothing', async () => {
  const form = await newForm()
  const check = { source: 'Erlass', sourceDate: '2023-11-10' }
  for (const wrong of [
    { ...check, source: ' ' },
    { ...check, sourceDate: '2023-02-30' },
  ])
    expect((await ask('POST', `/${form.id}/check`, wrong)).body.error).toBe('VALIDATION_FAILED')
  expect((await ask('POST', `/${form.id}/check`, check, member)).body.error).toBe('NO_PERMISSION')
  expect((await ask('DELETE', `/${form.id}/check`, undefined, member)).body.error).toBe('NO_PERMISSION')
  await ask('PUT', `/${form.id}`, { draft: content() })
  const stale = { 'if-match': `"${form.updatedAt}"` }
  expect((await ask('POST', `/${form.id}/check`, check, admin, stale)).body.error).toBe('EDIT_CONFLICT')
})
