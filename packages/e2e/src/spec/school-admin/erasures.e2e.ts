import { readFileSync } from 'node:fs'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { studentErasureRoutes } from '@lernspur/contracts/school-admin/student-erasure.contract'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import type { Api } from '../../fixture/api'
import { makeErasureDue } from '../../fixture/instance/clock'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

test.use({ person: 'head' })

const firstName = 'Walburga'

/** A child without a class, so that no list of other specs shows it. */
const addChild = (api: Api, lastName: string) =>
  api.call(studentRoutes.createStudent, { body: { firstName, lastName, schoolClassIds: [] } })

const chooseChild = async (page: Page, schoolId: string, name: string): Promise<void> => {
  await page.goto(`/school/${schoolId}/settings/erasures`)
  await page.getByRole('button', { name: 'Kind', exact: true }).click()
  await page.getByRole('combobox', { name: 'Kind suchen' }).fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
}

const request = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Löschen vorbereiten …' }).click()
  const sheet = page.getByRole('dialog', { name: /löschen$/ })
  await sheet.getByRole('radio', { name: 'Auch löschen' }).click()
  await sheet.getByLabel('Bemerkung').fill('Zieht um.')
  await sheet.getByRole('button', { name: 'Löschung beantragen' }).click()
  await expect(sheet).toBeHidden()
}

test('a request to erase a child is undone from the list, and the child stays', async ({
  page,
  class3a,
  sessionOf,
  mark,
}) => {
  const { api } = await sessionOf('head')
  const child = await addChild(api, mark)
  await page.goto('/')
  await new FramePage(page).follow('Kinder löschen / Auskunft')
  await expect(page).toHaveURL(`/school/${class3a.tenantId}/settings/erasures`)
  await chooseChild(page, class3a.tenantId, mark)
  await request(page)
  const pending = page.getByRole('list', { name: 'Wartet auf die Löschung' }).getByRole('listitem')
  const own = pending.filter({ hasText: mark })
  await expect(own).toContainText('Zieht um.')
  await expect(page.getByText(/^Wird am .* gelöscht\.$/)).toBeVisible()
  await own.getByRole('button', { name: 'Löschung zurücknehmen' }).click()
  await expect(own).toHaveCount(0)
  const done = page.getByRole('list', { name: 'Gelöscht und zurückgenommen' }).getByRole('listitem')
  await expect(done.filter({ hasText: mark })).toContainText('Zurückgenommen am')
  const found = await api.call(studentRoutes.listStudents, {
    list: { filter: [{ field: 'id', type: 'eq', value: child.id }] },
  })
  expect(found.rows[0]).toMatchObject({ lastName: mark, erasesAt: null })
  await api.call(studentRoutes.deleteStudent, { params: { id: child.id } })
})

test('a child is erased when the time has come, and the receipt can be downloaded', async ({
  page,
  class3a,
  sessionOf,
  mark,
}) => {
  const { api } = await sessionOf('head')
  const child = await addChild(api, mark)
  await chooseChild(page, class3a.tenantId, mark)
  await request(page)
  const { rows } = await api.call(studentErasureRoutes.listStudentErasures, {
    list: { filter: [{ field: 'studentId', type: 'eq', value: child.id }] },
  })
  const [erasure] = rows
  if (!erasure) throw new Error('The request was not stored.')
  await makeErasureDue(erasure.id)
  const done = page.getByRole('list', { name: 'Gelöscht und zurückgenommen' }).getByRole('listitem')
  const gone = done.filter({ hasText: 'Gelöscht am' }).first()
  await expect(async () => {
    await page.reload()
    await expect(gone).toContainText(`${firstName[0]}. P.`, { timeout: 3000 })
    await expect(page.getByText(mark)).toHaveCount(0, { timeout: 3000 })
  }).toPass({ timeout: 90_000 })
  const download = page.waitForEvent('download')
  await gone.getByRole('button', { name: 'Nachweis für Programme (JSON)' }).click()
  const receipt = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(receipt.receipt).toMatchObject({ kind: 'studentErasure', reason: 'request' })
  expect(JSON.stringify(receipt)).not.toContain(mark)
  const paper = page.waitForEvent('download')
  await gone.getByRole('button', { name: 'Nachweis (PDF)' }).click()
  expect((await paper).suggestedFilename()).toMatch(/^Löschnachweis .*\.pdf$/)
})

test('the preview counts what goes, and the information holds it', async ({ page, class3a, sessionOf }) => {
  const { api } = await sessionOf('head')
  const [child] = class3a.children
  if (!child) throw new Error('Class 3a has no children.')
  const { count } = await api.call(observationRoutes.listObservations, {
    list: { filter: [{ field: 'studentId', type: 'eq', value: child.id }], limit: 1 },
  })
  await chooseChild(page, class3a.tenantId, child.name)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Auskunft herunterladen' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`Auskunft ${child.name}.zip`)
  const files = unzipSync(new Uint8Array(readFileSync(await file.path())))
  const data = JSON.parse(strFromU8(files['auskunft.json'] ?? new Uint8Array()))
  expect(data.observations.length).toBeGreaterThanOrEqual(count)
  await page.getByRole('button', { name: 'Löschen vorbereiten …' }).click()
  const sheet = page.getByRole('dialog', { name: `${child.name} löschen` })
  await expect(sheet.getByText('Beobachtungen', { exact: true })).toBeVisible()
  await expect(sheet.getByText(`${count}`, { exact: true }).first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(sheet).toBeHidden()
})
