import type { ReportDomain } from '@lernspur/contracts/teacher/report.contract'
import type { SubjectKey } from '../curriculum/subject-plan'
import { aboutChild, type ChildPlan } from '../people/child-plan'
import type { Random } from '../random'
import { closings, middles, openings, subjectComments } from './comment-texts'

/** How a child did on average: 0 lowest, 1 highest level everywhere; null when nothing was observed. */
export const averageOf = (domains: readonly ReportDomain[], levels: number): number | null => {
  const decided = domains
    .flatMap(({ competences }) => competences)
    .flatMap(({ performanceLevel }) => (performanceLevel === null ? [] : [(performanceLevel - 1) / (levels - 1)]))
  return decided.length === 0 ? null : decided.reduce((sum, figure) => sum + figure, 0) / decided.length
}

const bandOf = (average: number | null): 0 | 1 | 2 => {
  if (average === null) return 1
  return average < 0.4 ? 0 : average < 0.68 ? 1 : 2
}

/** What the teacher of a subject writes. */
export const subjectComment = (random: Random, child: ChildPlan, subject: SubjectKey, average: number | null): string =>
  aboutChild(random.pick(subjectComments[subject][bandOf(average)]), child)

/** The general comment of a report. */
export const summaryComment = (random: Random, child: ChildPlan, average: number | null): string =>
  aboutChild([random.pick(openings), random.pick(middles[bandOf(average)]), random.pick(closings)].join(' '), child)
