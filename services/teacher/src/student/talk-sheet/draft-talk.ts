import type { CompetenceState, OverviewSubject } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { type TalkPart, talkSheetLimits } from '@lernspur/contracts/teacher/student/talk-sheet.contract'

/** Competences in a part, as many as parents can remember. */
const maxCompetences = { goingWell: 4, practising: 4, nextStep: 2 } as const

/** Lines one below the other, as many as fit into a part. */
const text = (lines: readonly string[]): string =>
  lines.reduce((all, line) => {
    const next = all === '' ? line : `${all}\n${line}`
    return next.length <= talkSheetLimits.part ? next : all
  }, '')

/**
 * Drafts a sheet from what was observed (rule talk.2): strengths go well, other competences with newer entries are
 * being practised, and those with the lowest levels among them are the next step. The newest come first.
 */
export const draftTalk = (subjects: readonly OverviewSubject[]): Record<TalkPart, string> => {
  const found = (state: CompetenceState) =>
    subjects
      .flatMap(({ name, competences }) => competences.map((competence) => ({ name, competence })))
      .filter(({ competence }) => competence.state === state)
      .toSorted((a, b) => (b.competence.lastOn ?? '').localeCompare(a.competence.lastOn ?? ''))
  const line = ({ name, competence }: ReturnType<typeof found>[number]) => `${name}: ${competence.description}`
  const practised = found('practising')
  const levelOf = ({ competence: { level } }: (typeof practised)[number]) =>
    level && level.levels > 1 ? (level.level - 1) / (level.levels - 1) : 1
  const lowest = practised.toSorted((a, b) => levelOf(a) - levelOf(b)).slice(0, maxCompetences.nextStep)
  return {
    goingWell: text(found('strength').slice(0, maxCompetences.goingWell).map(line)),
    practising: text(practised.slice(0, maxCompetences.practising).map(line)),
    nextStep: text(lowest.map(line)),
    agreed: '',
  }
}
