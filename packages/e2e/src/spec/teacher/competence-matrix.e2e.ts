import { competenceCellRoutes } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, narrow, wide } from '../../fixture/accessibility'
import { beginSession } from '../../fixture/browser/begin-session'
import { knownClass } from '../../fixture/school-class'
import { expect, test } from '../../fixture/test'
import { CompetenceMatrixPage } from '../../page/competence-matrix.page'
import { FramePage } from '../../page/frame.page'

/** Pastes text where the focus is, as a spreadsheet would. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

/** What a cell says with each level, lowest first. */
const levels = [/^am Anfang/, /^auf dem Weg/, /^fast geschafft/, /^geschafft/] as const

const isSaved = async (cell: Locator, text: RegExp | string) => {
  await expect(cell).toHaveText(text)
  await expect(cell).not.toHaveAttribute('data-state')
}

// In a class where no other spec enters anything: all cells are compared.
test.describe('in 3b', () => {
  test.use({ person: 'teacherOf3b' })

  test('a class teacher and a subject teacher type into one matrix, see each other, and neither writes over the other', async ({
    page,
    browser,
    baseURL,
    sessionOf,
  }) => {
    const class3b = await knownClass((await sessionOf('head')).api, '3b')
    const subjectTeacher = await sessionOf('teacherOf5c')
    const colleague = await browser.newContext({
      locale: 'de-DE',
      storageState: { cookies: subjectTeacher.state.cookies, origins: [] },
    })
    await beginSession(colleague, subjectTeacher, String(baseURL))
    const other = await colleague.newPage()
    const [mine, theirs] = [new CompetenceMatrixPage(page), new CompetenceMatrixPage(other)]
    await mine.open(class3b.id)
    await mine.chooseSubject('Sport')
    await theirs.open(class3b.id)
    await theirs.chooseSubject('Sport')

    await page.locator('[data-place="0:0"]').focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('ArrowLeft')
    const at = (await page.locator('[role=gridcell]:focus').getAttribute('data-place')) ?? ''
    const [row, column] = at.split(':').map(Number)
    const nextTo = page.locator(`[data-place="${row}:${(column ?? 0) + 1}"]`)
    const [here, there] = [page.locator(`[data-place="${at}"]`), other.locator(`[data-place="${at}"]`)]
    const before = await Promise.all([here, nextTo].map((cell) => cell.textContent()))

    await page.keyboard.press('3')
    await isSaved(here, /^fast geschafft/)
    await expect(there).toHaveText(/^fast geschafft/)
    // The number in the corner is drawn and not read out.
    await expect(here).toHaveAccessibleName(/^fast geschafft/)
    await here.focus()
    await page.keyboard.press('Control+z')
    await isSaved(here, before[0] ?? '')
    await expect(there).toHaveText(before[0] ?? '')

    await here.focus()
    await paste(page, '4\tauf dem Weg')
    await expect(page.getByText('2 Felder werden eingetragen.')).toBeVisible()
    await page.keyboard.press('Enter')
    await new FramePage(page).expectNotified('2 Felder eingetragen')
    await isSaved(here, /^geschafft/)
    await isSaved(nextTo, /^auf dem Weg/)
    await expect(there).toHaveText(/^geschafft/)
    await expect(here).toBeFocused()
    await page.keyboard.press('Control+z')
    await isSaved(nextTo, before[1] ?? '')
    await isSaved(here, before[0] ?? '')
    // Otherwise the colleague would be asked.
    await expect(there).toHaveText(before[0] ?? '')

    // Filling the row is one step, and existing entries do not change.
    const ofRow = page.getByRole('row').filter({ has: here }).getByRole('gridcell')
    const texts = await ofRow.allTextContents()
    await here.focus()
    await page.keyboard.press('z')
    await page.keyboard.press('3')
    await expect(ofRow.filter({ hasText: 'noch nicht beobachtet' })).toHaveCount(0)
    await expect(page.getByRole('grid').locator('[data-state]')).toHaveCount(0)
    const filled = (await here.textContent()) ?? ''
    await expect(there).toHaveText(filled)
    await page.keyboard.press('Control+z')
    await expect(ofRow).toHaveText(texts)
    // Otherwise the colleague would be asked.
    await expect(there).toHaveText(before[0] ?? '')

    // Input here is being sent while the colleague enters something, so this teacher is asked.
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/skill-cells$/, async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await here.focus()
    await page.keyboard.press('2')
    await expect(here).toHaveAttribute('data-state', 'pending')
    // Drawn in the corner as well as read out, for people who do not see colours.
    expect(await here.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('…')
    await there.focus()
    await other.keyboard.press('1')
    await isSaved(there, /^am Anfang/)
    release()
    await expect(here).toHaveAttribute('data-state', 'asking')
    await here.focus()
    await page.keyboard.press('Enter')
    const child = await page
      .getByRole('row')
      .filter({ has: here })
      .getByRole('rowheader')
      .getByRole('link')
      .textContent()
    const open = mine.entriesOf(child ?? '')
    await expect(open).toContainText('hat inzwischen etwas eingetragen')
    await expect(open).toContainText('Dort steht jetzt: am Anfang.')
    await open.getByRole('button', { name: 'Trotzdem eintragen' }).click()
    await isSaved(here, /^auf dem Weg/)
    await expect(there).toHaveText(/^auf dem Weg/)

    // Each undoes the own entry; a colleague's stays.
    await here.focus()
    await page.keyboard.press('Backspace')
    await isSaved(here, /^am Anfang/)
    await page.keyboard.press('Backspace')
    await expect(page.getByText('Die Rücktaste nimmt nur eigene Einträge von heute zurück.').first()).toBeVisible()
    await expect(there).toHaveText(/^am Anfang/)
    await there.focus()
    await other.keyboard.press('Backspace')
    await isSaved(there, before[0] ?? '')
    await expect(here).toHaveText(before[0] ?? '')
    await colleague.close()

    // Thirty cells, with the network cut half way: nothing is lost or doubled.
    const all = page.getByRole('gridcell')
    const stood = await all.allTextContents()
    await page.locator('[data-place="0:0"]').focus()
    const typed: { readonly at: string; readonly level: number }[] = []
    for (let cell = 0; cell < 30; cell += 1) {
      if (cell === 15) await page.context().setOffline(true)
      const level = ((cell * 7) % 4) + 1
      typed.push({ at: (await page.locator('[role=gridcell]:focus').getAttribute('data-place')) ?? '', level })
      await page.keyboard.press(String(level))
    }
    await page.context().setOffline(false)
    await expect(page.getByRole('grid').locator('[data-state]')).toHaveCount(0)
    await page.reload()
    await mine.chooseSubject('Sport')
    for (const { at, level } of typed)
      await expect(page.locator(`[data-place="${at}"]`)).toHaveText(levels[level - 1] ?? '')
    for (const { at } of typed) {
      await page.locator(`[data-place="${at}"]`).focus()
      await page.keyboard.press('Backspace')
    }
    await expect(page.getByRole('grid').locator('[data-state]')).toHaveCount(0)
    await expect(all).toHaveText(stood)

    // The same cell twice without a response: both values are on the device, and the page may be closed.
    const cells = /\/skill-cells$/
    await page.context().setOffline(true)
    for (const [level, waiting] of [
      ['1', /^Offline, 1 Eintrag hier$/],
      ['4', /^Offline, 2 Einträge hier$/],
    ] as const) {
      await here.focus()
      await page.keyboard.press(level)
      await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible()
    }
    await page.route(cells, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
    await page.context().setOffline(false)
    await page.reload()
    await mine.chooseSubject('Sport')
    await expect(here).toHaveText(/^geschafft/)
    await page.unroute(cells)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await isSaved(here, /^geschafft/)
    await expect(all).toHaveCount(stood.length)
    await here.focus()
    await page.keyboard.press('Backspace')
    await expect(all).toHaveText(stood)

    // A note is saved with the level chosen after it, and also when leaving the cell.
    await here.click()
    const note = open.getByLabel('Notiz von heute')
    await note.fill('erzählt frei')
    await open.getByRole('button', { name: /^fast geschafft/ }).click()
    await isSaved(here, /^fast geschafft/)
    await here.click()
    await expect(note).toHaveValue('erzählt frei')
    await note.fill('erzählt frei vom Wochenende')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(open).toBeHidden()
    await isSaved(here, /^fast geschafft/)
    await here.click()
    await expect(note).toHaveValue('erzählt frei vom Wochenende')
    await note.fill('erzählt frei und genau')
    await page.keyboard.press('Escape')
    await expect(open).toBeHidden()
    await here.click()
    await expect(note).toHaveValue('erzählt frei und genau')
    await page.keyboard.press('Escape')
    await expect(open).toBeHidden()
    await here.press('Backspace')
    await expect(all).toHaveText(stood)

    await page.setViewportSize(narrow)
    await here.click()
    await expect(open.getByRole('button', { name: /^geschafft/ })).toBeVisible()
    await expectAccessible(page, 'an open cell of the matrix', { themes: ['light', 'dark'], size: narrow })
    await page.keyboard.press('Escape')
    await expect(here).toBeFocused()
  })
})

test('the filters of the matrix show all of what is chosen where there is room', async ({ page, class3a }) => {
  await new CompetenceMatrixPage(page).open(class3a.id)
  const chosen = page.getByRole('search', { name: 'Auswahl der Übersicht' }).getByRole('combobox')
  await expect(chosen).toHaveCount(4)
  const cut = () =>
    chosen
      .locator('span')
      .evaluateAll((texts) => texts.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
  for (const size of [
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(cut).toEqual([])
  }
})

test('columns are headed by what can be read, and the grid is as wide as its page, with nothing empty above it', async ({
  page,
  class3a,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const { domains } = await api.call(competenceCellRoutes.listSkillCells, { params: { schoolClassId: class3a.id } })
  const [first] = domains.flatMap(({ competences }) => competences)
  const matrix = new CompetenceMatrixPage(page)
  for (const size of [{ width: 1440, height: 900 }, { width: 820, height: 1180 }, narrow]) {
    await page.setViewportSize(size)
    await matrix.open(class3a.id)
    const heads = matrix.grid.getByRole('columnheader').getByRole('link')
    const titles = await heads.locator('span:last-child').evaluateAll((all) =>
      all.map((one) => ({
        text: one.textContent ?? '',
        isCut: one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
      })),
    )
    expect(titles).toHaveLength(domains.flatMap(({ competences }) => competences).length)
    expect(titles.filter(({ text, isCut }) => isCut || text.length < 3)).toEqual([])
    const [grid, main] = await Promise.all([
      page.locator('[data-scroller]').filter({ has: matrix.grid }).boundingBox(),
      page.getByRole('heading', { level: 1, name: 'Kompetenzen' }).evaluate((heading) => {
        const { left, right } = (heading.closest('header') ?? heading).getBoundingClientRect()
        return { left, right }
      }),
    ])
    expect(Math.abs((grid?.x ?? 0) - main.left)).toBeLessThanOrEqual(1)
    expect(Math.abs((grid?.x ?? 0) + (grid?.width ?? 0) - main.right)).toBeLessThanOrEqual(1)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const strip = page.getByText(/^Ziffer setzt die Stufe/)
  const [grid, words] = await Promise.all([matrix.grid.boundingBox(), strip.boundingBox()])
  expect((grid?.y ?? 0) - (words?.y ?? 0)).toBeLessThanOrEqual(64)

  // The whole sentence: on hover, on focus and in the strip.
  const head = matrix.grid.getByRole('columnheader', { name: first?.description ?? '' })
  await expect(head.getByRole('link')).toHaveAttribute('title', new RegExp(first?.description.slice(0, 20) ?? ''))
  await head.focus()
  await expect(page.locator('p').filter({ hasText: first?.description ?? '' })).toBeVisible()
  await expectAccessible(page, 'the heads of the matrix', { themes: ['light', 'dark'], size: wide })
  await expectNoSidewaysScroll(page, 'the heads of the matrix')
})

test('a head of the grid is drawn with no more elements than it needs, and a cell with one', async ({
  page,
  class3a,
}) => {
  const matrix = new CompetenceMatrixPage(page)
  await matrix.open(class3a.id)
  const rows = await matrix.grid.getByRole('rowheader').count()
  const heads = matrix.grid.getByRole('columnheader')
  const columns = await heads.and(page.locator('[aria-colindex]')).count()
  const groups = (await heads.count()) - columns
  // The corner is one as well.
  await expect(matrix.grid.getByRole('gridcell')).toHaveCount(rows * columns + 1)
  // With the grid itself 2,191 for 30 children and 60 competences in six domains, of at most 2,200.
  expect(await matrix.grid.locator('*').count()).toBe(rows * columns + 4 * (rows + columns + groups) + 6)
})

test('what the levels mean stands in the strip, over the head of the column and in the open cell', async ({
  page,
  class3a,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const params = { schoolClassId: class3a.id }
  const { subjects } = await api.call(competenceCellRoutes.listSkillCells, { params })
  const mathematics = subjects.find(({ name }) => name === 'Mathematik')?.id ?? ''
  const competence = 'beherrscht die Aufgaben des kleinen Einmaleins auswendig'
  const meaning = 'kennt die Kernaufgaben auswendig und leitet andere daraus ab'
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/class/${class3a.id}/skills?subject=${mathematics}`)
  const matrix = new CompetenceMatrixPage(page)
  await expect(matrix.grid).toBeVisible()
  const head = matrix.grid.getByRole('columnheader', { name: competence })
  await expect(head.getByRole('link')).toHaveAttribute('title', new RegExp(`2: ${meaning}`))
  const before = await matrix.grid.boundingBox()
  await head.focus()
  await expect(page.locator('p').filter({ hasText: meaning })).toBeVisible()
  expect(await matrix.grid.boundingBox()).toEqual(before)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('button', { name: new RegExp(meaning) })).toBeVisible()
  await expectAccessible(page, 'an open cell with described levels', { themes: ['light', 'dark'], size: narrow })
})
