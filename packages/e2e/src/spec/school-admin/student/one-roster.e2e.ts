import { readFile } from 'node:fs/promises'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { expectAccessible, narrow } from '../../../fixture/accessibility'
import type { Api } from '../../../fixture/api'
import { expect, test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import { StudentImportPage } from '../../../page/school/student-import.page'

/** Names, classes and dates of birth of all children of the school. */
const childrenOf = async (api: Api) =>
  (await api.call(studentRoutes.listStudents)).rows
    .map(({ firstName, lastName, birthDate, schoolClasses }) =>
      [firstName, lastName, birthDate ?? '', ...schoolClasses.map(({ name }) => name)].join(' '),
    )
    .toSorted()

test('what is exported as OneRoster is imported unchanged', async ({ page, founder }) => {
  const { api, whoAmI } = founder
  const { studentIds } = await newClass(api)
  const [first = '', second = ''] = studentIds
  await api.call(studentRoutes.updateStudent, { params: { id: first }, body: { birthDate: '2017-05-04' } })
  await api.call(studentRoutes.updateStudent, { params: { id: second }, body: { lastName: 'Brändt-Müller, "Bo"' } })
  const before = await childrenOf(api)
  await page.goto(`/school/${whoAmI.currentTenantId}/settings/students`)
  const part = page.getByRole('region', { name: 'Klassenlisten für andere Programme' })
  await expectAccessible(page, 'the export of class lists', { themes: ['light', 'dark'], size: narrow })
  const download = page.waitForEvent('download')
  await part.getByRole('button', { name: 'Als OneRoster herunterladen (ZIP)' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('oneroster.zip')
  const archive = await readFile(await saved.path())

  // The children are known, and their teacher is none.
  const list = new StudentImportPage(page)
  await list.open()
  await list.choose('oneroster.zip', archive)
  await expect(list.sheet.getByRole('button', { name: 'Nichts zu übernehmen' })).toBeDisabled()
  await expect(list.sheet.getByRole('list', { name: '1 Person der Liste ist kein Kind' })).toBeVisible()

  // Once they are gone, they come back as they were.
  for (const id of studentIds) await api.call(studentRoutes.deleteStudent, { params: { id } })
  expect(await childrenOf(api)).toEqual([])
  await page.reload()
  await list.open()
  await list.choose('oneroster.zip', archive)
  await list.take(2)
  await expect.poll(() => childrenOf(api)).toEqual(before)
})
