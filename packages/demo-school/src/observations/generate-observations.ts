import { type Day, instantOf } from '../calendar/day'
import type { Holidays } from '../calendar/school-days'
import type { SchoolYearRecord } from '../calendar/write-school-years'
import type { CompetenceRecord, SubjectRecord } from '../curriculum/write-subjects'
import type { ChildRecord } from '../people/write-children'
import { randomOf } from '../random'
import type { AssessmentRecord } from '../scales/write-assessments'
import type { ClassRecord } from '../schools/write-class'
import { abilityOf, levelFor } from './ability'
import { type Occasion, occasionsOf } from './occasions'
import { writeNote, writePlainNote } from './write-note'

/** One entry about one child. An entry without a level is a note and has no assessment. */
export interface ObservationRecord {
  readonly child: ChildRecord
  readonly subject: SubjectRecord
  readonly competence: CompetenceRecord
  readonly level: number | null
  readonly assessment: AssessmentRecord | null
  readonly note: string | null
  readonly day: Day
  /** When it was saved, ISO 8601 in UTC. */
  readonly instant: string
  readonly creatorId: string
}

export interface ObservationPlan {
  readonly seed: string
  /** Oldest first. */
  readonly years: readonly SchoolYearRecord[]
  readonly holidays: Holidays
  /** All entries lie before this day. */
  readonly today: Day
}

const attendance = 0.93
const attendanceOfQuietChildren = 0.12

/** Typed in the lesson, or in the afternoon; in seconds of the day, UTC. */
const typingStart = ({ random }: Occasion): number =>
  random.chance(0.75) ? random.between(6 * 3600, 11 * 3600) : random.between(12 * 3600, 17 * 3600)

/** Everything that was observed in a class before today, in the order in which it was saved. */
export const generateObservations = (schoolClass: ClassRecord, plan: ObservationPlan): readonly ObservationRecord[] => {
  const { children, subjects, assessments, scale } = schoolClass
  const current = plan.years.at(-1)?.plan
  const ability = abilityOf(plan.seed, plan.years[0]?.plan.start ?? plan.today)
  const quiet = randomOf(`${plan.seed}/quiet`).sample(children, 2)

  const reached = (occasion: Occasion): ChildRecord[] => {
    const { random, subject, term } = occasion
    const present = children.filter((child) => {
      const isQuiet = term.year === current && quiet.includes(child)
      return random.chance(isQuiet ? attendanceOfQuietChildren : attendance) && child.subjects.includes(subject)
    })
    if (occasion.isFullClass) return present
    return random.sample(present, occasion.reach === 'few' ? random.between(2, 5) : random.between(3, 8))
  }

  const observationsOf = (occasion: Occasion): ObservationRecord[] => {
    const { random, subject, competence, day, term } = occasion
    const assessment = assessments.find((one) => one.term.id === term.id && one.plan.reach === occasion.reach) ?? null
    const creatorId = schoolClass.teacherOf(subject.plan.key)
    let second = typingStart(occasion)
    const entries = reached(occasion).map((child): ObservationRecord => {
      second += random.between(8, 40)
      const entry = { child, subject, competence, day, instant: instantOf(day, second), creatorId }
      if (!occasion.isFullClass && random.chance(0.03)) {
        return { ...entry, level: null, assessment: null, note: writePlainNote(random, child.plan) }
      }
      const name = `${child.plan.firstName} ${child.plan.lastName}`
      const expected = ability.performance(name, subject.plan.key, competence.description, day)
      const performance = expected + random.normal() * 0.09
      const note = random.chance(0.075) ? writeNote(random, child.plan, subject.plan.key, performance) : null
      return { ...entry, level: levelFor(performance, scale.levelIds.length), assessment, note }
    })
    // A whole class is saved at once, when the last child has been typed (rule observation.7).
    return occasion.isFullClass ? entries.map((entry) => ({ ...entry, instant: instantOf(day, second) })) : entries
  }

  const terms = plan.years.flatMap((year) => year.terms)
  const occasions = occasionsOf({ seed: plan.seed, terms, subjects, holidays: plan.holidays, today: plan.today })
  return occasions.flatMap(observationsOf).sort((a, b) => (a.instant < b.instant ? -1 : a.instant > b.instant ? 1 : 0))
}
