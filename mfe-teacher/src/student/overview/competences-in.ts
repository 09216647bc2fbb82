import type {
  CompetenceState,
  OverviewCompetence,
  OverviewSubject,
  StudentOverview,
} from '@lernspur/contracts/teacher/student/student-overview.contract'

export interface FoundCompetence {
  readonly subject: OverviewSubject
  readonly competence: OverviewCompetence
}

/** Competences of all subjects in a state, the one with the newest entry first. */
export const competencesIn = ({ subjects }: StudentOverview, state: CompetenceState): FoundCompetence[] =>
  subjects
    .flatMap((subject) => subject.competences.map((competence) => ({ subject, competence })))
    .filter(({ competence }) => competence.state === state)
    .toSorted((a, b) => (b.competence.lastOn ?? '').localeCompare(a.competence.lastOn ?? ''))
