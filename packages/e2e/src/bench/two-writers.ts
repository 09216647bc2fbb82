import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { reportListRoutes } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { printFigures } from '@lernspur/testing/page-figures'
import { type Browser, type Page, request } from '@playwright/test'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { knownClass } from '../fixture/school-class'
import { signIn } from '../fixture/session'
import { ReportPage } from '../page/report.page'
import { type PersonName, personOf } from '../person'
import { signInOn, url, withBrowser } from './slow-browser'

const steps = 200
/** Milliseconds within which everything typed must be saved. */
const timeout = 60_000

/** Numbers from 0 to 1, the same in each run. */
const generator = xoroshiro128plus(4711)
const dice = () => uniformFloat64(generator)

// Each word is a sentence, because two texts are joined sentence by sentence.
const wordsOf = (text: string): string[] => text.match(/[AB][0-9a-z]+\./g) ?? []

const session = await signIn(request, url, 'teacher')
const { api } = session
const { id: schoolClassId, children } = await knownClass(api, '3a')
const { rows } = await api.call(reportRoutes.createReports, {
  params: { schoolClassId },
  body: { name: 'Zwei schreiben', calculationMethod: 'latestEntries', studentIds: [children[0]?.id ?? ''] },
})
const reportId = rows[0]?.id ?? ''
const subject = rows[0]?.subjects.find(({ name }) => name === 'Englisch')
const readWords = async (): Promise<string[]> => {
  const report = await api.call(reportListRoutes.getReport, { params: { reportId } })
  return wordsOf(report.subjects.find(({ id }) => id === subject?.id)?.comment ?? '')
}

/** Words that a page has reported as saved. */
const acknowledged = new Set<string>()

/** What the page shows now: whether everything is saved, and the text. */
const look = (page: Page) =>
  page.evaluate(() => ({
    isSaved: [...document.querySelectorAll('[role=status]')].some((one) => one.textContent?.startsWith('Gespeichert')),
    text: document.querySelector<HTMLTextAreaElement>('main textarea')?.value ?? '',
  }))

const openWriter = async (browser: Browser, person: PersonName, letter: 'A' | 'B') => {
  const context = await browser.newContext({ baseURL: url, locale: 'de-DE', serviceWorkers: 'block' })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  await signInOn(page, personOf(person))
  await page.goto(`/class/${schoolClassId}/reports/single/${reportId}?subject=${subject?.schoolSubjectId}`)
  const field = new ReportPage(page).comment('Englisch')
  await field.waitFor()
  const merge = page.getByRole('button', { name: 'So zusammenführen' })
  let conflicts = 0
  const waitForSaves = async () => {
    if (!(await merge.isVisible())) return
    await merge.click()
    conflicts += 1
  }
  const type = async (step: number) => {
    await field.press(dice() < 0.7 ? 'Control+End' : 'Control+Home')
    await page.keyboard.type(` ${letter}${step.toString(36)}. `)
  }
  /** The server saves, but its response is lost. */
  const loseAnswer = () =>
    context.route(
      '**/api/reports/*/subjects/*',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
  const note = async () => {
    const { isSaved, text } = await look(page)
    if (isSaved) for (const word of wordsOf(text)) acknowledged.add(word)
  }
  return {
    conflicts: () => conflicts,
    note,
    step: async (step: number) => {
      const chance = dice()
      if (chance < 0.5) await type(step)
      else if (chance < 0.75) await waitForSaves()
      else if (chance < 0.8) await loseAnswer()
      else if (chance < 0.84) await context.setOffline(true)
      else if (chance < 0.92) await context.setOffline(false)
      else if (chance < 0.94) {
        await context.setOffline(false)
        await page.reload()
        await field.waitFor()
      }
      await page.waitForTimeout(Math.floor(dice() * 400))
      await note()
    },
    finish: async () => {
      await context.setOffline(false)
      const end = Date.now() + timeout
      while (!(await look(page)).isSaved && Date.now() < end) {
        await waitForSaves()
        const again = page.getByRole('button', { name: 'Noch einmal speichern' })
        if (await again.isVisible()) await again.click()
        await page.waitForTimeout(200)
      }
      await note()
      return (await look(page)).isSaved
    },
  }
}

await withBrowser(async (browser) => {
  const writers = await Promise.all([openWriter(browser, 'teacher', 'A'), openWriter(browser, 'subjectTeacher', 'B')])
  const lost = new Set<string>()
  for (let step = 0; step < steps; step += 1) {
    await Promise.all(writers.filter(() => dice() < 0.7).map((writer) => writer.step(step)))
    const there = new Set(await readWords())
    for (const word of acknowledged) if (!there.has(word)) lost.add(word)
  }
  const finished = [await writers[0].finish(), await writers[1].finish()]
  const words = await readWords()
  for (const word of acknowledged) if (!words.includes(word)) lost.add(word)
  const conflicts = writers.reduce((sum, writer) => sum + writer.conflicts(), 0)
  const doubled = words.length - new Set(words).size
  const isFinished = finished.every(Boolean)
  printFigures<'two-writers'>({
    steps,
    acknowledged: acknowledged.size,
    conflicts,
    lost: [...lost],
    doubled,
    isFinished,
  })
})
await api.call(reportRoutes.deleteReport, { params: { reportId } })
await session.close()
