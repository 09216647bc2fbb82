import { addDays, type Day } from '../calendar/day'
import { type Holidays, schoolDays } from '../calendar/school-days'
import type { TermRecord } from '../calendar/write-school-years'
import type { SubjectKey } from '../curriculum/subject-plan'
import type { CompetenceRecord, SubjectRecord } from '../curriculum/write-subjects'
import { type Random, randomOf } from '../random'
import type { AssessmentPlan } from '../scales/assessment-plan'

/** A lesson in which a teacher observed one competence. */
export interface Occasion {
  readonly term: TermRecord
  readonly day: Day
  readonly subject: SubjectRecord
  readonly competence: CompetenceRecord
  readonly reach: AssessmentPlan['reach']
  readonly isFullClass: boolean
  readonly random: Random
}

export interface OccasionPlan {
  readonly seed: string
  readonly terms: readonly TermRecord[]
  readonly subjects: readonly SubjectRecord[]
  readonly holidays: Holidays
  /** Nothing happens on this day or later. */
  readonly today: Day
}

const lessonsAWeek: Record<SubjectKey, number> = {
  german: 6,
  mathematics: 5,
  science: 4,
  english: 2,
  art: 2,
  music: 2,
  sport: 3,
  ethics: 2,
  crafts: 2,
}
const withTests: readonly SubjectKey[] = ['german', 'mathematics', 'science', 'english']
const withPresentations: readonly SubjectKey[] = ['german', 'science', 'english', 'music', 'ethics', 'crafts']

/** The last weeks of a school year belong to the reports. */
const lastObservedDay = ({ plan }: TermRecord): Day => (plan.semester === 'second' ? addDays(plan.end, -24) : plan.end)

const competencesOf = (subject: SubjectRecord) => subject.domains.flatMap(({ competences }) => competences)

/** Some competences are not taught in the current year, so that screens have gaps to show. */
const rests = (seed: string, competence: CompetenceRecord) =>
  randomOf(`${seed}/rests/${competence.description}`).chance(0.08)

/** The plan of a semester: each competence is observed once for the whole class, on some day. */
const plannedOccasions = ({ seed, subjects }: OccasionPlan, term: TermRecord, days: readonly Day[], share: number) =>
  subjects.flatMap((subject) =>
    competencesOf(subject).flatMap((competence): Occasion[] => {
      const random = randomOf(`${seed}/${term.plan.start}/${subject.plan.key}/${competence.description}`)
      if (!random.chance(share)) return []
      const reach = withTests.includes(subject.plan.key) ? 'everybody' : 'some'
      return [{ term, day: random.pick(days), subject, competence, reach, isFullClass: true, random }]
    }),
  )

/** What a teacher notices in passing: up to two lessons a day, a few children each. */
const passingOccasions = ({ seed, subjects }: OccasionPlan, term: TermRecord, days: readonly Day[]) => {
  const timetable = subjects.flatMap((subject) => Array<SubjectRecord>(lessonsAWeek[subject.plan.key]).fill(subject))
  return days.flatMap((day) => {
    const daily = randomOf(`${seed}/${day}`)
    return Array.from({ length: daily.between(0, 2) }, (_, index): Occasion => {
      const random = randomOf(`${seed}/${day}/${index}`)
      const subject = random.pick(timetable)
      const reach = withPresentations.includes(subject.plan.key) && random.chance(0.3) ? 'few' : 'some'
      const competence = random.pick(competencesOf(subject))
      return { term, day, subject, competence, reach, isFullClass: false, random }
    })
  })
}

/** All occasions of a class before today. Past occasions do not depend on the date of the call. */
export const occasionsOf = (plan: OccasionPlan): Occasion[] => {
  const currentYear = plan.terms.at(-1)?.year
  return plan.terms.flatMap((term) => {
    const isCurrent = term.year === currentYear
    const days = schoolDays(term.plan.start, lastObservedDay(term), plan.holidays)
    const share = isCurrent ? 0.75 : term.plan.semester === 'first' ? 0.25 : 0.9
    return [...plannedOccasions(plan, term, days, share), ...passingOccasions(plan, term, days)].filter(
      ({ day, competence }) => day < plan.today && !(isCurrent && rests(plan.seed, competence)),
    )
  })
}
