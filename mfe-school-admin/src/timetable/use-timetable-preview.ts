import type { LessonPeriod, Timetable } from '@lernspur/contracts/school-admin/year/timetable.contract'
import { useMemo, useState } from 'react'
import type { TimetableFile } from './read/file-lesson'
import { findPeriods, type OpenPeriod } from './read/find-periods'
import { matchTimetable, plainName, proposedPerson, proposedSubject, type SchoolNames } from './read/match-timetable'

/** A code of the file with the number of its lessons. */
export interface FileCode {
  readonly code: string
  readonly count: number
}

const codesOf = (codes: readonly string[]): FileCode[] =>
  [...Map.groupBy(codes, (code) => code)]
    .map(([code, all]) => ({ code, count: all.length }))
    .toSorted((one, other) => one.code.localeCompare(other.code, 'de'))

/** What is chosen of the codes, in place of what is proposed. */
const decided = (
  codes: readonly FileCode[],
  chosen: ReadonlyMap<string, string>,
  propose: (code: string) => string | undefined,
): ReadonlyMap<string, string> => new Map(codes.map(({ code }) => [code, chosen.get(code) ?? propose(code) ?? '']))

/** Whether the times of a period are there, in order, and after those of the one before. */
const faultOf = (period: OpenPeriod, before: OpenPeriod | undefined): PeriodFault | null => {
  if (period.startsAt === '' || period.endsAt === '') return 'missing'
  if (period.endsAt <= period.startsAt) return 'reversed'
  return before !== undefined && before.endsAt !== '' && period.startsAt < before.endsAt ? 'overlapping' : null
}
export type PeriodFault = 'missing' | 'reversed' | 'overlapping'

type Values = ReadonlyMap<string, string>
type Times = ReadonlyMap<number, Partial<Pick<LessonPeriod, 'startsAt' | 'endsAt'>>>

/** What would become of a file: lessons, codes with whom and what they mean, times, and what is left out. */
export const useTimetablePreview = (file: TimetableFile, school: SchoolNames, present: Timetable) => {
  const [chosenSubjects, setSubjects] = useState<Values>(new Map())
  const [chosenPeople, setPeople] = useState<Values>(new Map())
  const [times, setTimes] = useState<Times>(new Map())
  const found = useMemo(() => findPeriods(file.lessons, present.periods), [file, present.periods])
  const codes = useMemo(
    () => ({
      subjects: codesOf(found.lessons.map(({ subject }) => subject)),
      people: codesOf(found.lessons.map(({ teacherCode }) => teacherCode)),
    }),
    [found],
  )
  const former = useMemo(
    () => new Map(present.lessons.map(({ teacherCode, userId }) => [plainName(teacherCode), userId])),
    [present.lessons],
  )
  const subjects = decided(codes.subjects, chosenSubjects, (code) => proposedSubject(school.subjects, code))
  const people = decided(codes.people, chosenPeople, (code) => proposedPerson(school.people, former, code))
  const matched = matchTimetable(found.lessons, school, { subjects, people })
  const periods = found.periods.map((period) => ({ ...period, ...times.get(period.number) }))
  const used = new Set(matched.lessons.map(({ periodNumber }) => periodNumber))
  // A period without lessons needs no times.
  const faults = new Map(
    periods.flatMap((period, index) => {
      const fault = faultOf(period, periods[index - 1])
      return fault && (used.has(period.number) || fault !== 'missing') ? [[period.number, fault] as const] : []
    }),
  )
  return {
    codes,
    subjects,
    people,
    periods,
    faults,
    matched,
    chooseSubject: (code: string, name: string) => setSubjects(new Map([...chosenSubjects, [code, name]])),
    choosePerson: (code: string, id: string) => setPeople(new Map([...chosenPeople, [code, id]])),
    changeTime: (number: number, change: Partial<Pick<LessonPeriod, 'startsAt' | 'endsAt'>>) =>
      setTimes(new Map([...times, [number, { ...times.get(number), ...change }]])),
    canTake: matched.lessons.length > 0 && faults.size === 0,
    body: {
      periods: periods.filter(({ startsAt, endsAt }) => startsAt !== '' && endsAt !== ''),
      lessons: [...matched.lessons],
      updatedAt: present.updatedAt,
    },
  }
}

export type TimetablePreview = ReturnType<typeof useTimetablePreview>
