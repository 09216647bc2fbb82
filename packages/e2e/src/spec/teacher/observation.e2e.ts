import { moveChoiceTo, stepTo, tabTo } from '../../fixture/keyboard'
import { expect, test } from '../../fixture/test'
import { markedObservations } from '../../fixture/traces'
import { ChildPage } from '../../page/child.page'
import { CompetenceMatrixPage } from '../../page/competence-matrix.page'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { ObservationPage } from '../../page/observation.page'
import { personOf } from '../../person'

test.describe('by mouse', () => {
  test.use({ person: null })

  test('observing a class takes a few taps; matrix and student page show it', async ({ page, class3a, mark }) => {
    const competence = 'beschreibt den Kreislauf des Wassers mit eigenen Worten'
    const exception = 'Ben Krüger'
    const frame = new FramePage(page)
    const observation = new ObservationPage(page)
    const matrix = new CompetenceMatrixPage(page)
    const login = new LoginPage(page)
    await login.open()
    await login.signIn(personOf('teacher'))
    await expect(frame.heading(/^Guten (Morgen|Tag|Abend), Miriam/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Die Waschbären' })).toBeVisible()

    await page
      .getByRole('main')
      .getByRole('link', { name: /^Beobachten/ })
      .first()
      .click()
    await observation.chooseSubject('Sachunterricht')
    await observation.chooseCompetence(competence)
    await observation.chooseForAll('gelingt gut')
    await observation.level(exception, 'gelingt mit Hilfe').click()
    await observation.chooseForAll('gelingt sehr gut')
    await frame.undo()
    await observation.note.fill(`${mark}: überlegt, größer, schön`)
    const count = class3a.children.length
    await expect(page.getByRole('radio', { name: 'gelingt gut', checked: true })).toHaveCount(count - 1)
    await observation.save.click()
    await frame.expectNotified(`${count} Beobachtungen gespeichert`)
    await expect(page.getByRole('status').filter({ hasText: /^Gespeichert \d\d:\d\d$/ })).toBeVisible()

    await frame.follow('Kompetenzen')
    await matrix.chooseSubject('Sachunterricht')
    const cell = await matrix.cell(exception, competence)
    await expect(cell).toHaveText(/^gelingt mit Hilfe/)
    await expect(await matrix.cell('Greta Lorenz', competence)).toHaveText(/^gelingt gut/)
    await cell.click()
    await expect(matrix.entriesOf(exception)).toContainText(`${mark}: überlegt, größer, schön`)

    await matrix.entriesOf(exception).getByRole('link', { name: 'Zum Kind' }).click()
    await expect(frame.heading(exception)).toBeVisible()
    await new ChildPage(page).showTimeline()
    await expect(new ChildPage(page).entry(mark)).toContainText('gelingt mit Hilfe')
  })
})

test('nothing moves when what the first paint leaves out is drawn: details and more children', async ({
  page,
  class3a,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Reflect.set(window, 'moved', moved)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of entry.sources)
          if (node?.parentElement?.closest('main form')) moved.push(`${node.nodeName} ${node.textContent}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 1180 })
    await new ObservationPage(page).open(class3a.id)
    await expect(new ObservationPage(page).children).toHaveCount(class3a.children.length)
    await expect(page.locator('input[type=date]')).toHaveCount(1)
    // Shifts are reported in the frame after they happen.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect([width, await page.evaluate(() => Reflect.get(window, 'moved'))]).toEqual([width, []])
  }
})

test('an entry that is taken back or deleted comes back itself', async ({ page, class3a, mark, sessionOf }) => {
  const { api } = await sessionOf('teacher')
  const child = class3a.children.find(({ name }) => name === 'Charlotte Weiß')
  const frame = new FramePage(page)
  const observation = new ObservationPage(page)
  const childPage = new ChildPage(page)
  await observation.open(class3a.id)
  await observation.chooseSubject('Mathematik')
  await observation.competence.click()
  await page.getByRole('option').first().click()
  await observation.level('Charlotte Weiß', 'gelingt sehr gut').click()
  await observation.note.fill(mark)
  await observation.save.click()
  await frame.expectNotified('1 Beobachtung gespeichert')
  const saved = await markedObservations(api, mark)
  expect(saved).toHaveLength(1)
  await frame.undo()
  await expect.poll(() => markedObservations(api, mark)).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'Wiederholen' }).click()
  await expect.poll(() => markedObservations(api, mark)).toEqual(saved)

  await childPage.openTimeline(class3a.id, child?.id ?? '')
  await expect(childPage.entry(mark)).toBeVisible()
  await childPage.deleteEntry(mark)
  await expect(childPage.entry(mark)).toBeHidden()
  await frame.undo()
  await expect(childPage.entry(mark)).toBeVisible()
  expect(await markedObservations(api, mark)).toEqual(saved)
})

test('a class is observed by keyboard alone', async ({ page, class3a, mark, sessionOf }) => {
  const frame = new FramePage(page)
  const observation = new ObservationPage(page)
  const child = (name: string) => observation.child(name)
  const matrix = new CompetenceMatrixPage(page)
  await matrix.open(class3a.id)
  // The shortcut depends on the access rights, which are loaded once the link is shown.
  await expect(matrix.observe).toBeVisible()
  await page.keyboard.press('b')
  // A new page focuses its heading; keys pressed earlier would be lost.
  await expect(frame.heading('Beobachten')).toBeFocused()
  await expect(observation.competence).toBeVisible()

  const subject = page.getByRole('radio', { name: /Kunst/ })
  const search = page.getByRole('combobox', { name: 'Kompetenz suchen' })
  await tabTo(page, observation.competence)
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await stepTo(page, observation.subjects.and(page.locator(':checked')), 'Shift+Tab')
  await moveChoiceTo(page, 'ArrowRight', subject)
  await tabTo(page, search)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(observation.competence).toContainText(/^Kunst/)
  await expect(observation.competence).not.toContainText('Kompetenz wählen')
  await expect(observation.competence).toBeFocused()

  await tabTo(page, child('Amira Haddad'))
  await page.keyboard.press('3')
  await expect(child('Anton Bergmann')).toBeFocused()
  await page.keyboard.press('4')
  await expect(child('Aylin Yıldız')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(observation.level('Aylin Yıldız', 'gelingt mit Hilfe')).toBeChecked()
  await page.keyboard.press('Home')
  await expect(child('Amira Haddad')).toBeFocused()
  await page.keyboard.press('0')
  await expect(child('Amira Haddad').getByRole('radio', { checked: true })).toHaveCount(0)
  await page.keyboard.press('1')
  await tabTo(page, observation.note)
  await page.keyboard.type(mark)
  await tabTo(page, observation.save)
  await page.keyboard.press('Enter')
  await frame.expectNotified('3 Beobachtungen gespeichert')

  const saved = await markedObservations((await sessionOf('teacher')).api, mark)
  const names = saved.map(({ studentId }) => class3a.children.find(({ id }) => id === studentId)?.name)
  expect(names.toSorted()).toEqual(['Amira Haddad', 'Anton Bergmann', 'Aylin Yıldız'])
})
