import { authRoutes } from '@lernspur/contracts/identity/auth.contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixture/sign-in/own-session'
import { rowsOf } from '../../fixture/sign-in/stored-data'
import { ChildPage } from '../../page/child.page'
import { CompetenceMatrixPage } from '../../page/competence-matrix.page'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { ObservationPage } from '../../page/observation.page'
import { personOf } from '../../person'

for (const [how, notice] of [
  ['is noticed by a click', (page: Page) => new FramePage(page).follow('Kinder')],
  ['was over when the page was loaded anew', (page: Page) => page.reload()],
] as const)
  test(`what is tapped and not saved is there after signing in when the session ${how}`, async ({
    page,
    class3a,
    own,
    mark,
    quiet,
  }) => {
    const login = new LoginPage(page)
    const observation = new ObservationPage(page)
    await observation.open(class3a.id)
    await observation.chooseSubject('Kunst')
    await observation.competence.click()
    await page.getByRole('option').first().click()
    const competence = await observation.competence.textContent()
    await observation.chooseForAll('gelingt gut')
    await observation.level('Ben Krüger', 'gelingt mit Hilfe').click()
    await observation.note.fill(mark)
    await quiet()
    // The latest change is still being stored on the device.
    await expect.poll(() => rowsOf(page, 'drafts')).toBe(1)
    await own.api.call(authRoutes.logout)
    await notice(page)
    await expect(login.message(/^Ihre Sitzung ist abgelaufen\./)).toBeVisible()
    await expect(login.message(/ging verloren\.$/)).toHaveCount(0)
    await login.signIn(personOf('teacher'))
    await expect(page).toHaveURL(/\/class\//)
    await observation.open(class3a.id)
    await expect(observation.competence).toHaveText(competence ?? '')
    await expect(observation.level('Ben Krüger', 'gelingt mit Hilfe')).toBeChecked()
    const others = page.getByRole('radio', { name: 'gelingt gut', checked: true })
    await expect(others).toHaveCount(class3a.children.length - 1)
    await expect(observation.note).toHaveValue(mark)
    // Nothing of the saved draft is left.
    await observation.save.click()
    await new FramePage(page).expectNotified(`${class3a.children.length} Beobachtungen gespeichert`)
    await expect.poll(() => rowsOf(page, 'drafts')).toBe(0)
  })

test('what is kept is not called lost by a tab that another one told of the end of the session', async ({
  page,
  context,
  class3a,
  own,
  mark,
  quiet,
}) => {
  const login = new LoginPage(page)
  const observation = new ObservationPage(page)
  await observation.open(class3a.id)
  await observation.note.fill(mark)
  await expect.poll(() => rowsOf(page, 'drafts')).toBe(1)
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(new FramePage(other).heading('Mein Konto')).toBeVisible()
  await quiet()
  await own.api.call(authRoutes.logout)
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(login.message('Sie sind abgemeldet.')).toBeVisible()
  await expect(login.message(/ging verloren\.$/)).toHaveCount(0)
  await login.signIn(personOf('teacher'))
  await expect(observation.note).toHaveValue(mark)
  await observation.note.fill('')
})

test('a note that is being typed in the matrix is there after signing in when the session ends', async ({
  page,
  class3a,
  own,
  mark,
  quiet,
}) => {
  const login = new LoginPage(page)
  const matrix = new CompetenceMatrixPage(page)
  const note = page.getByRole('dialog').getByRole('textbox', { name: 'Notiz von heute' })
  const openCell = async () => {
    await page.locator('[data-place="4:1"]').focus()
    await page.keyboard.press('Enter')
    await expect(note).toBeVisible()
  }
  await matrix.open(class3a.id)
  await matrix.chooseSubject('Musik')
  await openCell()
  await note.fill(mark)
  await quiet()
  await own.api.call(authRoutes.logout)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(login.message(/^Ihre Sitzung ist abgelaufen\./)).toBeVisible()
  await expect(login.message(/ging verloren\.$/)).toHaveCount(0)
  await login.signIn(personOf('teacher'))
  await expect(page.locator('[data-place="4:1"]')).not.toHaveAttribute('data-state')
  await openCell()
  await expect(note).toHaveValue(mark)
})

test('the change of an entry that is open when the session ends is there after signing in', async ({
  page,
  class3a,
  own,
  mark,
  quiet,
}) => {
  const login = new LoginPage(page)
  const sheet = page.getByRole('dialog')
  const note = sheet.getByRole('textbox', { name: /^Notiz/ })
  const noLevel = sheet.getByRole('radio', { name: /^Ohne Stufe/ })
  const edit = page.getByRole('button', { name: /^Beobachtung bearbeiten/ }).first()
  await new ChildPage(page).openTimeline(class3a.id, class3a.children[0]?.id ?? '')
  await edit.click()
  await note.fill(mark)
  await noLevel.check({ force: true })
  await quiet()
  await own.api.call(authRoutes.logout)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(login.message(/^Ihre Sitzung ist abgelaufen\./)).toBeVisible()
  await expect(login.message(/ging verloren\.$/)).toHaveCount(0)
  await login.signIn(personOf('teacher'))
  await edit.click()
  await expect(note).toHaveValue(mark)
  await expect(noLevel).toBeChecked()
  await sheet.getByRole('button', { name: 'Abbrechen' }).click()
  // What was given up does not come back.
  await page.reload()
  await edit.click()
  await expect(note).toBeVisible()
  await expect(note).not.toHaveValue(mark)
})

test('what was typed about one entry when the page was loaded anew never comes back in the sheet of another', async ({
  page,
  class3a,
  mark,
}) => {
  const sheet = page.getByRole('dialog')
  const note = sheet.getByRole('textbox', { name: /^Notiz/ })
  const edit = page.getByRole('button', { name: /^Beobachtung bearbeiten/ })
  await new ChildPage(page).openTimeline(class3a.id, class3a.children[1]?.id ?? '')
  await edit.first().click()
  await note.fill(mark)
  await expect.poll(() => rowsOf(page, 'drafts')).toBe(1)
  await page.reload()
  await edit.nth(1).click()
  await expect(note).toBeVisible()
  await expect(note).not.toHaveValue(mark)
  await sheet.getByRole('button', { name: 'Abbrechen' }).click()
  await edit.first().click()
  await expect(note).toHaveValue(mark)
  await sheet.getByRole('button', { name: 'Abbrechen' }).click()
})

test('a change of an entry that is dropped comes back by an undo', async ({ page, class3a }) => {
  const frame = new FramePage(page)
  const child = new ChildPage(page)
  const note = page.getByRole('dialog').getByRole('textbox', { name: /^Notiz/ })
  await child.openTimeline(class3a.id, class3a.children[0]?.id ?? '')
  const edit = page.getByRole('button', { name: /^Beobachtung bearbeiten/ }).first()
  const question = page.getByRole('alertdialog', { name: 'Eingaben verwerfen?' })
  const discard = async () => {
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Verwerfen' }).click()
  }
  const cancel = () => page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  for (const leave of [discard, cancel]) {
    await edit.click()
    await note.fill('Nicht gespeichert')
    await leave()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await frame.undo()
    await expect(note).toHaveValue('Nicht gespeichert')
    await cancel()
  }
  // The next editor starts with the saved state.
  await edit.click()
  await expect(note).not.toHaveValue('Nicht gespeichert')
})

test('a change of an entry stays open until it is saved or has failed', async ({ page, class3a }) => {
  const dialog = page.getByRole('dialog')
  const note = dialog.getByRole('textbox', { name: /^Notiz/ })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await new ChildPage(page).openTimeline(class3a.id, class3a.children[0]?.id ?? '')
  await page
    .getByRole('button', { name: /^Beobachtung bearbeiten/ })
    .first()
    .click()
  await note.fill('Noch nicht gespeichert')
  await page.route(/\/api\/observations-v2\/[^/]+$/, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await answered
    await route.fulfill({ status: 503, json: { success: false, error: 'SERVICE_UNAVAILABLE', message: '' } })
  })
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await page.keyboard.press('Escape')
  answer()
  await expect(dialog.getByRole('status')).toBeVisible()
  await expect(note).toHaveValue('Noch nicht gespeichert')
})

test('what a cell was refused is lost neither with the page nor with another filter unless the teacher says so', async ({
  page,
  class3a,
  quiet,
}) => {
  await new CompetenceMatrixPage(page).open(class3a.id)
  await quiet()
  const cell = page.locator('[data-place="0:0"]')
  const refusal = { success: false, error: 'CREATE_NOT_ALLOWED', message: 'no' }
  await page.route(/\/skill-cells$/, (route) => route.fulfill({ status: 403, json: refusal }))
  await cell.focus()
  await page.keyboard.press('2')
  await expect(cell).toHaveAttribute('data-state', 'refused')
  const question = page.getByRole('alertdialog', { name: 'Ohne Speichern verlassen?' })
  const period = page.getByRole('combobox', { name: 'Zeitraum' })
  const showAll = async () => {
    await period.click()
    await page.getByRole('option', { name: 'Alle Zeiten' }).click()
  }
  for (const leave of [() => new FramePage(page).follow('Kinder'), showAll]) {
    await leave()
    await expect(question).toContainText('1 Feld ist noch nicht gespeichert.')
    await question.getByRole('button', { name: 'Hier bleiben' }).click()
    await expect(cell).toHaveAttribute('data-state', 'refused')
  }
  await showAll()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(period).toHaveText('Alle Zeiten')
  await expect(cell).not.toHaveAttribute('data-state')
})
