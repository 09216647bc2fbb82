import type { CompetenceState, OverviewSubject } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { type TalkPart, talkSheetLimits } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'

/** Competences in a part, as many as parents can remember. */
const maxCompetences = { goingWell: 4, practising: 4, nextStep: 2 } as const

/** How a draft speaks of a competence. */
const phrases = {
  de: { quoted: (text: string) => `„${text}“`, stillPractised: 'noch in Arbeit' },
  en: { quoted: (text: string) => `“${text}”`, stillPractised: 'still being worked on' },
} as const

/** Lines one below the other, as many as fit into a part. */
const text = (lines: readonly string[]): string =>
  lines.reduce((all, line) => {
    const next = all === '' ? line : `${all}\n${line}`
    return next.length <= talkSheetLimits.part ? next : all
  }, '')

/**
 * Drafts a sheet from what was observed (rule talk.2): strengths go well, the newest first; of the other competences with
 * newer entries the one or two with the lowest levels are the next step, and the rest is being practised, the lowest
 * levels first. Nothing stands twice. A competence is quoted: whatever its words are, nothing is made of them that they
 * may not fit into.
 */
export const draftTalk = (subjects: readonly OverviewSubject[], language: Language): Record<TalkPart, string> => {
  const { quoted, stillPractised } = phrases[language]
  const inState = (state: CompetenceState) =>
    subjects
      .flatMap(({ name, competences }) => competences.map((competence) => ({ name, competence })))
      .filter(({ competence }) => competence.state === state)
      .toSorted((a, b) => (b.competence.lastOn ?? '').localeCompare(a.competence.lastOn ?? ''))
  type OverviewCompetence = ReturnType<typeof inState>[number]
  const line = ({ name, competence }: OverviewCompetence) => `${name}: ${quoted(competence.description)}`
  const step = ({ name, competence }: OverviewCompetence) =>
    `${name}, ${stillPractised}: ${quoted(competence.description)}`
  const levelOf = ({ competence: { level } }: OverviewCompetence) =>
    level && level.levels > 1 ? (level.level - 1) / (level.levels - 1) : 1
  const lowestFirst = inState('practising').toSorted((a, b) => levelOf(a) - levelOf(b))
  // A single one is being practised: that says more than a step alone.
  const steps = Math.min(maxCompetences.nextStep, Math.max(0, lowestFirst.length - 1))
  return {
    goingWell: text(inState('strength').slice(0, maxCompetences.goingWell).map(line)),
    practising: text(lowestFirst.slice(steps, steps + maxCompetences.practising).map(line)),
    nextStep: text(lowestFirst.slice(0, steps).map(step)),
    agreed: '',
  }
}
