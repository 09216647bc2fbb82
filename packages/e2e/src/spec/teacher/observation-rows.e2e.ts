import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { seatingPlanRoutes } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import { performanceVisualRoutes } from '@lernspur/contracts/teacher/performance-visual.contract'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, narrow } from '../../fixture/accessibility'
import type { Api } from '../../fixture/api'
import { expect as expectOfFounder, test as withFounder } from '../../fixture/founder'
import { newClass } from '../../fixture/new-class'
import { expect, test } from '../../fixture/test'
import { markedObservations } from '../../fixture/traces'
import { FramePage } from '../../page/frame.page'
import { ObservationPage } from '../../page/observation.page'
import { SeatingPlanPage } from '../../page/teacher/seating-plan.page'

const tablet = { width: 820, height: 1180 }
const sizes = [tablet, narrow, { width: 1440, height: 900 }]

/** A class of thirty, some with long names, with four levels and a seating plan. */
const classOfThirty = async (api: Api): Promise<string> => {
  const { id, studentIds } = await newClass(api)
  const students = Array.from({ length: 28 }, (_, index) => ({
    firstName: ['Maximilian-Alexander', 'Aylin', 'Jo'][index % 3] ?? '',
    lastName: `${['von Hohenstein-Wagner', 'Öztürk', 'Li'][index % 3]} ${index}`,
  }))
  const { rows } = await api.call(studentRoutes.createStudents, { body: { schoolClassId: id, students } })
  await api.call(performanceVisualRoutes.createPerformanceVisual, {
    body: {
      schoolClassId: id,
      name: 'Stufen',
      performanceLevelsV2: [1, 2, 3, 4].map((level, index) => ({
        label: ['gelingt noch nicht', 'gelingt mit Hilfe', 'gelingt gut', 'gelingt sehr gut'][index] ?? '',
        picturePath: `builtin/smileys/${level}-of-4`,
      })),
    },
  })
  const ids = [...studentIds, ...rows.map((student) => student.id)]
  await api.call(seatingPlanRoutes.createSeatingPlan, {
    params: { schoolClassId: id },
    body: {
      room: '',
      desks: ids.map((studentId, index) => ({
        studentId,
        x: [0, 1, 3, 4, 6, 7][index % 6] ?? 0,
        y: Math.floor(index / 6),
      })),
    },
  })
  return id
}

/** How many of these are whole on the screen, between the bars at the top and the bottom. */
const countInViewport = async (page: Page, elements: Locator): Promise<number> => {
  const bar = await page.locator('form [data-sticky]').boundingBox()
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()))
  const head = await new ObservationPage(page).competence.boundingBox()
  const top = (head?.y ?? 0) + (head?.height ?? 0)
  const isInViewport = (box: Awaited<ReturnType<Locator['boundingBox']>>) =>
    box !== null && box.y >= top && box.y + box.height <= (bar?.y ?? 0)
  return boxes.filter(isInViewport).length
}

const rowsOf = (page: Page) => page.locator('[data-student]')
const boxesOf = (page: Page) =>
  rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => {
      const { x, y, width, height } = row.getBoundingClientRect()
      return [x, y + window.scrollY, width, height].map(Math.round)
    }),
  )

test('sixteen children are whole on the first screen of a tablet and eight on that of a phone', async ({
  page,
  class3a,
}) => {
  expect(class3a.children.length).toBeGreaterThanOrEqual(24)
  const observation = new ObservationPage(page)
  for (const [size, count] of [
    [tablet, 16],
    [narrow, 8],
  ] as const) {
    await page.setViewportSize(size)
    await observation.open(class3a.id)
    await expect(observation.children).toHaveCount(class3a.children.length)
    expect(await countInViewport(page, rowsOf(page)), `rows at ${size.width} px`).toBeGreaterThanOrEqual(count)
    const levels = await observation.children.first().getByRole('radio').all()
    for (const level of levels) {
      const box = await level.boundingBox()
      if (box) expect(Math.min(box.width, box.height), `a level at ${size.width} px`).toBeGreaterThanOrEqual(44)
    }
    for (const { name } of class3a.children.slice(0, 8))
      await expect(observation.row(name)).toContainText(/heute|gestern|vor|noch nie/)
  }
})

withFounder('a class of thirty with long names is as dense, as a list and as it sits', async ({ page, founder }) => {
  const id = await classOfThirty(founder.api)
  const observation = new ObservationPage(page)
  for (const [size, count] of [
    [tablet, 16],
    [narrow, 8],
  ] as const) {
    await page.setViewportSize(size)
    await observation.open(id)
    await expectOfFounder(observation.children).toHaveCount(30)
    expectOfFounder(await countInViewport(page, rowsOf(page)), `rows at ${size.width} px`).toBeGreaterThanOrEqual(count)
    await new SeatingPlanPage(page).show()
    const desks = page.getByRole('group', { name: 'Sitzplan' }).getByRole('button')
    await expectOfFounder(desks).toHaveCount(30)
    expectOfFounder(await countInViewport(page, desks), `desks at ${size.width} px`).toBeGreaterThanOrEqual(count)
    await page.getByRole('radio', { name: 'Liste' }).click()
  }
})

test('no row moves when a note unfolds, grows and folds, and the note of the last child is in sight', async ({
  page,
  class3a,
}) => {
  const observation = new ObservationPage(page)
  const names = [class3a.children[2]?.name ?? '', class3a.children.at(-1)?.name ?? '']
  for (const size of sizes) {
    await page.setViewportSize(size)
    await observation.open(class3a.id)
    await expect(observation.children).toHaveCount(class3a.children.length)
    const before = await boxesOf(page)
    for (const name of names) {
      await observation.noteButton(name).click()
      const note = observation.noteOf(name)
      await expect(note).toBeFocused()
      await expect(note).toBeInViewport({ ratio: 1 })
      const isOnTop = await note.evaluate((field) => {
        const { left, bottom } = field.getBoundingClientRect()
        return field.contains(document.elementFromPoint(left + 8, bottom - 8))
      })
      expect(isOnTop, `the note of ${name} at ${size.width} px`).toBe(true)
      await note.fill('liest\ndrei\nSätze')
      expect(await boxesOf(page)).toEqual(before)
      await note.fill('')
      await page.keyboard.press('Escape')
      await expect(note).toHaveCount(0)
      await expect(observation.child(name)).toBeFocused()
      expect(await boxesOf(page)).toEqual(before)
    }
  }
})

test('the bar with the save button ends where the screen ends, wherever the page is scrolled', async ({
  page,
  class3a,
}) => {
  const observation = new ObservationPage(page)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await observation.open(class3a.id)
    await expect(observation.children).toHaveCount(class3a.children.length)
    const navigation = await page.getByRole('navigation', { name: 'Hauptnavigation' }).boundingBox()
    const end = size.width < 768 ? (navigation?.y ?? 0) : size.height
    for (const where of [0, 1e6]) {
      await page.evaluate((top) => window.scrollTo(0, top), where)
      const bar = await page.locator('form [data-sticky]').boundingBox()
      const gap = (bar?.y ?? 0) + (bar?.height ?? 0) - end
      expect([size.width, where, Math.abs(gap) <= 1]).toEqual([size.width, where, true])
    }
    // What is observed stays in sight at the end of the page.
    await expect(observation.competence).toBeInViewport({ ratio: 1 })
  }
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: tablet })

  test('a class takes six taps, and one entry of an earlier day six as well', async ({
    page,
    class3a,
    mark,
    sessionOf,
  }) => {
    const { api } = await sessionOf('teacher')
    const observation = new ObservationPage(page)
    const frame = new FramePage(page)
    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.tap()
    }
    await page.goto('/')
    const begin = page
      .getByRole('main')
      .getByRole('link', { name: /^Beobachten/ })
      .first()
    await tap(begin)
    await tap(observation.competence)
    await tap(page.getByRole('radio', { name: 'Sachunterricht' }))
    await tap(page.getByRole('option').first())
    await tap(page.getByRole('button', { name: 'Für alle: gelingt gut' }))
    await observation.note.fill(mark)
    await tap(observation.save)
    await frame.expectNotified(`${class3a.children.length} Beobachtungen gespeichert`)
    expect(taps).toBeLessThanOrEqual(6)

    taps = 0
    const day = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await page.goto('/')
    await tap(begin)
    await tap(page.getByLabel('Beobachtet am'))
    await page.getByLabel('Beobachtet am').fill(day)
    const child = class3a.children[1]?.name ?? ''
    await tap(observation.level(child, 'gelingt mit Hilfe'))
    await tap(observation.noteButton(child))
    await observation.noteOf(child).fill(mark)
    await tap(observation.save)
    await frame.expectNotified('1 Beobachtung gespeichert')
    expect(taps).toBeLessThanOrEqual(6)
    const saved = await markedObservations(api, mark)
    expect(saved.filter(({ observedAt }) => observedAt === day)).toHaveLength(1)
  })
})

test('recent competences are labelled, those of the subject first, and those of today have a pin', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const observation = new ObservationPage(page)
  const first = observation.recent.first()
  await observation.open(class3a.id)
  const observe = async (subject: string): Promise<string> => {
    await observation.chooseSubject(subject)
    await observation.competence.click()
    await page.getByRole('option').first().click()
    await observation.level(class3a.children[0]?.name ?? '', 'gelingt gut').click()
    await observation.note.fill(mark)
    await observation.save.click()
    await expect(observation.note).toHaveValue('')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    return (await first.getAttribute('title')) ?? ''
  }
  const inMusic = await observe('Musik')
  const inSport = await observe('Sport')
  await expect.poll(() => markedObservations(api, mark)).toHaveLength(2)
  expect(inSport).not.toBe(inMusic)
  await page.reload()
  // What it opens with is what was observed last, which a spec beside this one may have done.
  await observation.chooseSubject('Sport')
  await expect(first).toHaveAttribute('title', inSport)
  await observation.chooseSubject('Musik')
  await expect(first).toHaveAttribute('title', inMusic)
  await expect(first.getByLabel('heute ✓')).toBeVisible()
  await expect(page.getByText('Zuletzt:')).toBeVisible()
})

test('chosen rows look chosen, also in forced colours; the page is accessible and nothing sticks out', async ({
  page,
  class3a,
}) => {
  const observation = new ObservationPage(page)
  const [first, second, third] = class3a.children.map(({ name }) => name)
  await page.setViewportSize(tablet)
  await observation.open(class3a.id)
  const looks = (name = '') =>
    observation.row(name).evaluate((row) => {
      const { backgroundColor, borderLeftColor } = getComputedStyle(row)
      return { backgroundColor, borderLeftColor }
    })
  await observation.level(first ?? '', 'gelingt gut').click()
  await observation.noteButton(second ?? '').click()
  await observation.noteOf(second ?? '').fill('liest drei Sätze')
  const [chosen, noted, plain] = await Promise.all([looks(first), looks(second), looks(third)])
  expect(noted).toEqual(chosen)
  expect(chosen.backgroundColor).not.toBe(plain.backgroundColor)
  await page.emulateMedia({ forcedColors: 'active' })
  expect((await looks(first)).borderLeftColor).not.toBe((await looks(third)).borderLeftColor)
  await page.emulateMedia({ forcedColors: 'none' })
  for (const size of sizes) await expectAccessible(page, 'chosen rows and a note', { themes: ['light', 'dark'], size })
  await page.keyboard.press('Escape')
  await expectNoSidewaysScroll(page, 'observing')
})

test('what the levels mean is read while one is chosen, by mouse and key, and nothing moves', async ({
  page,
  class3a,
}) => {
  const observation = new ObservationPage(page)
  const competence = 'beherrscht die Aufgaben des kleinen Einmaleins auswendig'
  const child = class3a.children[1]?.name ?? ''
  const meanings = {
    second: 'gelingt mit Hilfe: kennt die Kernaufgaben auswendig und leitet andere daraus ab',
    fourth: 'gelingt sehr gut: nennt alle Aufgaben rasch und nutzt sie beim Teilen',
  }
  for (const size of sizes) {
    await page.setViewportSize(size)
    await observation.open(class3a.id)
    await observation.chooseSubject('Mathematik')
    await observation.chooseCompetence(competence)
    await expect(observation.level(child, 'gelingt mit Hilfe')).toHaveAttribute('title', meanings.second)
    const before = await boxesOf(page)
    await observation.level(child, 'gelingt mit Hilfe').hover()
    await expect(page.getByText(meanings.second)).toBeVisible()
    expect(await boxesOf(page)).toEqual(before)
    await page.mouse.move(0, 0)
    await expect(page.getByText(meanings.second)).toHaveCount(0)
    await observation.child(child).focus()
    await page.keyboard.press('4')
    await expect(page.getByText(meanings.fourth)).toBeVisible()
    expect(await boxesOf(page)).toEqual(before)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('0')
  }
})
