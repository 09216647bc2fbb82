import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cellsOfCompetences } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import { competenceCellRoutes } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { printFigures } from '@lernspur/testing/page-figures'
import { type BrowserContext, chromium, type Page, request } from '@playwright/test'
import { signIn } from '../fixture/session'
import { CompetenceMatrixPage } from '../page/competence-matrix.page'
import { personOf } from '../person'
import { type LargeClass, makeLargeClass } from './large-class'
import { browserArgs, executablePath, isStored, signInOn, slowDown, url } from './slow-browser'

const size = { children: 25, competences: 10 }
const cells = size.children * size.competences
/**
 * Milliseconds after the last key within which the device stores it; nothing could store input at the moment of a power
 * failure.
 */
const storeDelay = 2_000
/** Milliseconds within which everything waiting must have arrived. */
const timeout = 120_000

/** The digit for the n-th cell, column by column. */
const digitOf = (index: number): number => ((index * 7) % 4) + 1

const type = async (page: Page, from: number, until: number) => {
  for (let index = from; index < until; index += 1) await page.keyboard.press(String(digitOf(index)))
}

const open = async (page: Page, { id }: LargeClass) => {
  await new CompetenceMatrixPage(page).open(id)
  await page.locator('[data-place="0:0"]').focus()
}

const { api, close } = await signIn(request, url, 'teacher')

/** The server's number of cells without the typed level, and of surplus entries. */
const checkCells = async ({ id, subjectId, studentIds, competenceIds, levelIds }: LargeClass) => {
  const path = `${competenceCellRoutes.listSkillCells.path}?schoolSubjectId=${subjectId}` as const
  const read = await api.call({ ...competenceCellRoutes.listSkillCells, path }, { params: { schoolClassId: id } })
  const byPair = new Map(cellsOfCompetences(read.cells).map((cell) => [`${cell.studentId} ${cell.competenceId}`, cell]))
  const found = Array.from({ length: cells }, (_, index) => {
    const row = studentIds[index % size.children] ?? ''
    const column = competenceIds[Math.floor(index / size.children)] ?? ''
    return { cell: byPair.get(`${row} ${column}`), levelId: levelIds[digitOf(index) - 1] }
  })
  return {
    lost: found.filter(({ cell, levelId }) => cell?.levelId !== levelId).length,
    doubled: found.reduce((sum, { cell }) => sum + Math.max(0, (cell?.count ?? 0) - 1), 0),
  }
}

/** The result once everything has arrived, or after the timeout. */
const checkFinally = async (large: LargeClass) => {
  const end = Date.now() + timeout
  let result = await checkCells(large)
  while (result.lost > 0 && Date.now() < end) {
    await Bun.sleep(250)
    result = await checkCells(large)
  }
  return result
}

/** Blocks every request of a page or its service worker. */
const cutNetwork = async (context: BrowserContext) => {
  await context.route('**/*', (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
}

const folder = mkdtempSync(join(tmpdir(), 'lernspur-device-'))
const startBrowser = () =>
  chromium.launchPersistentContext(folder, { executablePath, args: browserArgs, baseURL: url, locale: 'de-DE' })

const classes = [await makeLargeClass(api, size), await makeLargeClass(api, size)] as const
let context = await startBrowser()
try {
  const page = await context.newPage()
  await signInOn(page, personOf('teacher'))
  await open(page, classes[0])
  await slowDown(page)
  const began = performance.now()
  await type(page, 0, cells)
  const result = await checkFinally(classes[0])
  const seconds = Math.round((performance.now() - began) / 1000)

  await open(page, classes[1])
  while (!(await isStored(page))) await Bun.sleep(500)
  await type(page, 0, cells / 2)
  await cutNetwork(context)
  await type(page, cells / 2, cells)
  await Bun.sleep(storeDelay)
  const devtools = await context.newCDPSession(page)
  // The tab ends without a word, so there is no answer to wait for.
  devtools.send('Page.crash').catch(() => undefined)
  await Bun.sleep(500)
  await context.close()

  context = await startBrowser()
  await cutNetwork(context)
  const again = await context.newPage()
  await new CompetenceMatrixPage(again).open(classes[1].id)
  await context.unroute('**/*')
  await context.setOffline(false)
  const afterRestart = await checkFinally(classes[1])
  printFigures<'typed-cells'>({ cells, seconds, ...result, afterRestart })
} finally {
  await context.close()
  await close()
  rmSync(folder, { recursive: true, force: true })
}
