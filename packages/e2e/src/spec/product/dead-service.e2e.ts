import type { Page } from '@playwright/test'
import { expectDiscardQuestion } from '../../fixture/panel/expect-discard-question'
import { expect, test } from '../../fixture/test'
import { markedObservations } from '../../fixture/traces'
import { CompetenceMatrixPage } from '../../page/competence-matrix.page'
import { FramePage } from '../../page/frame.page'
import { ObservationPage } from '../../page/observation.page'

const bulkSave = '**/api/observations-v2/bulk'
const cells = /\/skill-cells(\?|$)/
const away = { status: 503, json: { success: false, error: 'UNKNOWN', message: 'away' } }
const noSubject = { status: 409, json: { success: false, error: 'STUDENT_NO_SUBJECT_RELATION', message: 'no' } }
const chosen = ['Amira Haddad', 'Ben Krüger', 'Charlotte Weiß']

/** Chooses a level for three students, with a note, without saving. */
const prepare = async (page: Page, classId: string, note: string): Promise<ObservationPage> => {
  const observation = new ObservationPage(page)
  await observation.open(classId)
  await observation.chooseSubject('Musik')
  await observation.competence.click()
  await page.getByRole('option').first().click()
  for (const child of chosen) await observation.level(child, 'gelingt gut').click()
  await observation.note.fill(note)
  return observation
}

const expectStored = async (observation: ObservationPage, note: string) => {
  for (const child of chosen) await expect(observation.level(child, 'gelingt gut')).toBeChecked()
  await expect(observation.note).toHaveValue(note)
}

/** The entries wait on the device, and the page is ready for the next ones. */
const expectWaiting = async (page: Page, observation: ObservationPage) => {
  await new FramePage(page).expectNotified('3 Beobachtungen warten auf diesem Gerät')
  await expect(page.getByRole('status').filter({ hasText: /^3 warten$/ })).toBeVisible()
  await expect(observation.failure).toBeHidden()
  await expect(observation.note).toHaveValue('')
}

/** Nothing waits any more. */
const expectSent = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Gespeichert \d\d:\d\d$/ })).toBeVisible({ timeout: 30_000 })

test('entries wait on the device while the server is away, and are corrected when it then refuses them', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const observation = await prepare(page, class3a.id, mark)
  await page.route(bulkSave, (route) => route.fulfill(away))
  await observation.save.click()
  await expectWaiting(page, observation)
  await page.unroute(bulkSave)
  await page.route(bulkSave, (route) => route.fulfill(noSubject))
  await expect(page.getByRole('status').filter({ hasText: /^3 abgelehnt/ })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('banner').getByRole('button', { name: 'Ansehen' }).click()
  const list = page.getByRole('dialog', { name: 'Einträge auf diesem Gerät' })
  await expect(list.getByText(/^Ein Kind nimmt an diesem Fach nicht mehr teil\./)).toBeVisible()
  await list.getByRole('button', { name: 'Berichtigen' }).click()
  const note = list.getByRole('textbox', { name: /^Notiz/ }).first()
  await expectDiscardQuestion(page, list, note, `${mark} berichtigt`)
  await page.getByRole('banner').getByRole('button', { name: 'Ansehen' }).click()
  await list.getByRole('button', { name: 'Berichtigen' }).click()
  await list.getByRole('button', { name: 'Ben Krüger weglassen' }).click()
  await page.unroute(bulkSave)
  await list.getByRole('button', { name: 'Berichtigt senden' }).click()
  await expect(list.getByText('Alles ist gesendet')).toBeVisible()
  const saved = await markedObservations((await sessionOf('teacher')).api, mark)
  const names = saved.map(({ studentId }) => class3a.children.find(({ id }) => id === studentId)?.name)
  expect(names.toSorted()).toEqual(['Amira Haddad', 'Charlotte Weiß'])
})

test('entries whose response was lost are written once', async ({ page, class3a, mark, sessionOf }) => {
  const { api } = await sessionOf('teacher')
  const observation = await prepare(page, class3a.id, mark)
  await page.route(bulkSave, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await observation.save.click()
  await expectWaiting(page, observation)
  expect(await markedObservations(api, mark)).toHaveLength(chosen.length)
  await page.unroute(bulkSave)
  await expectSent(page)
  expect(await markedObservations(api, mark)).toHaveLength(chosen.length)
})

test('entries that the server refuses stay as they were typed', async ({ page, class3a, mark }) => {
  const observation = await prepare(page, class3a.id, mark)
  const refusal = { status: 403, json: { success: false, error: 'CREATE_NOT_ALLOWED', message: 'no' } }
  await page.route(bulkSave, (route) => route.fulfill(refusal))
  await observation.save.click()
  await expect(observation.failure).toContainText('Sie dürfen hier nichts anlegen.')
  await expectStored(observation, mark)
})

test('undo reverts a whole save', async ({ page, class3a, mark, sessionOf }) => {
  const { api } = await sessionOf('teacher')
  const frame = new FramePage(page)
  const observation = await prepare(page, class3a.id, mark)
  await observation.save.click()
  await frame.expectNotified('3 Beobachtungen gespeichert')
  await frame.undo()
  await expect(async () => expect(await markedObservations(api, mark)).toHaveLength(0)).toPass()
})

test('leaving and reloading the page keep unsaved entries, and signing out asks for confirmation', async ({
  page,
  class3a,
  mark,
}) => {
  const frame = new FramePage(page)
  const observation = await prepare(page, class3a.id, mark)
  const question = page.getByRole('alertdialog', { name: 'Ohne Speichern verlassen?' })
  await frame.follow('Kompetenzen')
  await expect(frame.heading('Kompetenzen')).toBeVisible()
  await frame.follow('Beobachten')
  await expectStored(observation, mark)
  await page.reload()
  await expectStored(observation, mark)
  await frame.choose('Abmelden')
  await expect(question.getByRole('button', { name: 'Hier bleiben' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expectStored(observation, mark)
})

test('a page that cannot load its data shows the error, and reloads the data on retry', async ({ page, class3a }) => {
  const matrix = new CompetenceMatrixPage(page)
  await page.route(cells, (route) => route.fulfill(away))
  await page.goto(`/class/${class3a.id}/skills`)
  await expect(page.getByText('Das konnte nicht geladen werden')).toBeVisible({ timeout: 40_000 })
  await expect(new FramePage(page).heading('Kompetenzen')).toBeVisible()
  await page.unroute(cells)
  await page.getByRole('main').getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(matrix.grid).toBeVisible()
})
