import { cellsOfCompetences } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import { competenceCellRoutes } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { printFigures } from '@lernspur/testing/page-figures'
import { request } from '@playwright/test'
import { signIn } from '../fixture/session'
import { CompetenceMatrixPage } from '../page/competence-matrix.page'
import { personOf } from '../person'
import { CellWrites } from './cell-writes'
import { type LargeClass, makeLargeClass } from './large-class'
import { signInOn, url, withBrowser } from './slow-browser'
import { TypingTeacher } from './typing-teacher'

const size = { children: 25, competences: 10 }
const edits = Number(process.argv[4] ?? 5000)
/** Milliseconds until both screens must show the same. */
const timeout = 60_000

const { api, close } = await signIn(request, url, 'teacher')
const large = await makeLargeClass(api, size)

/** The server's cells as pairs of level and count, in the screen's order. */
const readServer = async ({ id, subjectId, studentIds, competenceIds, levelIds }: LargeClass) => {
  const path = `${competenceCellRoutes.listSkillCells.path}?schoolSubjectId=${subjectId}` as const
  const { cells } = await api.call({ ...competenceCellRoutes.listSkillCells, path }, { params: { schoolClassId: id } })
  const byPair = new Map(cellsOfCompetences(cells).map((cell) => [`${cell.studentId} ${cell.competenceId}`, cell]))
  return studentIds.flatMap((student) =>
    competenceIds.map((competence) => {
      const cell = byPair.get(`${student} ${competence}`)
      return cell ? `${levelIds.indexOf(cell.levelId ?? '') + 1} ${cell.count}` : '0 0'
    }),
  )
}

await withBrowser((browser) =>
  withBrowser(async (second) => {
    const writes = new CellWrites()
    const open = async (on: typeof browser, name: 'teacher' | 'head') => {
      const page = await on.newPage({ baseURL: url, locale: 'de-DE', viewport: { width: 1280, height: 900 } })
      await signInOn(page, personOf(name))
      await new CompetenceMatrixPage(page).open(large.id)
      return new TypingTeacher(page, size, writes)
    }
    const teachers = await Promise.all([open(browser, 'teacher'), open(second, 'head')])
    const began = performance.now()
    await Promise.all(teachers.map((one, index) => one.type(edits / teachers.length, index + 1)))
    const end = Date.now() + timeout
    for (const one of teachers) await one.finishBy(end)
    const screens = async () => Promise.all([...teachers.map((one) => one.screen()), readServer(large)])
    const differing = async () => {
      const [one = [], other = [], server = []] = await screens()
      return server.filter((cell, index) => one[index] !== cell || other[index] !== cell).length
    }
    let different = await differing()
    while (different > 0 && Date.now() < end) {
      await Bun.sleep(500)
      different = await differing()
    }
    const seconds = Math.round((performance.now() - began) / 1000)
    const questions = teachers.reduce((sum, one) => sum + one.questions, 0)
    printFigures<'two-teachers'>({ edits, seconds, questions, ...writes.summarize(), different })
  }),
)
await close()
