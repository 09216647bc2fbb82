import type { EnmChoice, EnmSource, FillEnmFile } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import { useMemo, useState } from 'react'
import type { EnmMeanings } from './file/fill-enm'
import {
  columnsOf,
  type MatchedEntry,
  type MatchedStudent,
  matchCompetences,
  matchLevels,
  matchStudents,
  matchSubjects,
  studentChoices,
} from './file/match-enm'
import type { EnmFile } from './file/read-enm'

/** A competence of ours as one text, for lists of options. */
export const competenceKey = (subjectName: string, target: string): string => JSON.stringify([subjectName, target])
const competenceOf = (key: string): readonly [subjectName: string, target: string] =>
  key === '' ? ['', ''] : JSON.parse(key)

/** Why a child of the file gets nothing. */
export type WithoutReport = 'nobody' | 'twice' | 'none' | 'open' | 'several'

/** A child of the file with what becomes of it. */
export interface PlannedStudent extends MatchedStudent {
  readonly reportId: string | null
  readonly without: WithoutReport | null
}

type Values = ReadonlyMap<string, string>
const withValue = (values: Values, key: string, value: string): Values => new Map([...values, [key, value]])

/** The matches with what somebody has chosen in their place, by number. */
const decided = <One extends { readonly enmId: number }>(
  found: readonly One[],
  chosen: Values,
  own: (one: One) => string,
): Values => new Map(found.map((one) => [`${one.enmId}`, chosen.get(`${one.enmId}`) ?? own(one)]))

/** The state of a report of each child: its id where one is completed. */
const reportOf = (source: EnmSource, studentId: string, name: string): Pick<PlannedStudent, 'reportId' | 'without'> => {
  const own = source.reports.filter((report) => report.studentId === studentId)
  const completed = own.filter((report) => report.status === 'completed' && report.name === name)
  const [only] = completed
  if (completed.length > 1) return { reportId: null, without: 'several' }
  if (only) return { reportId: only.id, without: null }
  return { reportId: null, without: own.some(({ status }) => status === 'inProgress') ? 'open' : 'none' }
}

/** What a file means and what becomes of it; nothing is guessed, and what is chosen takes the place of what was found. */
export const useEnmPreview = ({ content }: EnmFile, source: EnmSource) => {
  const [students, setStudents] = useState<Values>(new Map())
  const [subjects, setSubjects] = useState<Values>(new Map())
  const [competences, setCompetences] = useState<Values>(new Map())
  const [levels, setLevels] = useState<Values>(new Map())
  const names = [...new Set(source.reports.flatMap(({ name, status }) => (status === 'completed' ? [name] : [])))]
  const [chosenName, setName] = useState('')
  const reportName = names.includes(chosenName) ? chosenName : names.length === 1 ? (names[0] ?? '') : ''
  const [isNewNumber, setNewNumber] = useState(false)

  const found = useMemo(
    () => ({
      students: matchStudents(content, source),
      subjects: matchSubjects(content, source),
      levels: matchLevels(content, source),
      columns: columnsOf(content),
    }),
    [content, source],
  )
  const studentIds = decided(found.students, students, ({ studentId }) => studentId)
  const times = Map.groupBy([...studentIds.values()], (id) => id)
  const planned = found.students.map((one): PlannedStudent => {
    const studentId = studentIds.get(`${one.enmId}`) ?? ''
    if (studentId === '') return { ...one, studentId, reportId: null, without: 'nobody' }
    if ((times.get(studentId)?.length ?? 0) > 1) return { ...one, studentId, reportId: null, without: 'twice' }
    return { ...one, studentId, ...reportOf(source, studentId, reportName) }
  })
  const subjectNames = decided(found.subjects, subjects, ({ target }) => target)
  const subjectsById = new Map([...subjectNames].map(([key, name]) => [Number(key), name]))
  const matched: MatchedEntry[] = matchCompetences(content, source, subjectsById)
  const competenceKeys = decided(matched, competences, ({ subjectName, target }) =>
    target === '' ? '' : competenceKey(subjectName, target),
  )
  const columns: Values = new Map(found.levels.map(({ level, target }) => [level, levels.get(level) ?? target]))

  const meanings: EnmMeanings = {
    subjects: subjectsById,
    competences: new Map(
      [...competenceKeys].flatMap(([key, value]) => {
        const [subjectName, target] = competenceOf(value)
        return target === '' ? [] : [[Number(key), { subjectName, target }] as const]
      }),
    ),
    columns: new Map(
      [...columns].flatMap(([level, target]) => {
        const index = found.columns.indexOf(target)
        return index < 0 ? [] : [[level, index] as const]
      }),
    ),
  }
  const reportIds = planned.flatMap(({ reportId }) => reportId ?? [])
  const others: EnmChoice[] = [
    ...[...subjects].map(([key, target]) => ({ kind: 'subject' as const, entry: key, subjectName: '', target })),
    ...[...competences].map(([key, value]) => {
      const [subjectName, target] = competenceOf(value)
      return { kind: 'competence' as const, entry: key, subjectName, target }
    }),
    ...[...levels].map(([level, target]) => ({ kind: 'level' as const, entry: level, subjectName: '', target })),
  ]
  const body: FillEnmFile = {
    schoolNumber: content.schulnummer,
    ...(isNewNumber && { isNewNumber }),
    reportIds,
    choices: {
      students: studentChoices(found.students, students),
      others,
    },
  }
  const isOtherSchool = source.schoolNumber !== null && source.schoolNumber !== content.schulnummer
  return {
    names,
    reportName,
    chooseName: setName,
    isOtherSchool,
    isNewNumber,
    setNewNumber,
    planned,
    studentIds,
    subjects: found.subjects,
    subjectNames,
    competences: matched,
    competenceKeys,
    levels: found.levels,
    columns,
    columnTexts: found.columns,
    chooseStudent: (key: string, value: string) => setStudents(withValue(students, key, value)),
    chooseSubject: (key: string, value: string) => setSubjects(withValue(subjects, key, value)),
    chooseCompetence: (key: string, value: string) => setCompetences(withValue(competences, key, value)),
    chooseLevel: (key: string, value: string) => setLevels(withValue(levels, key, value)),
    meanings,
    body,
    canFill: reportIds.length > 0 && (!isOtherSchool || isNewNumber),
  }
}

export type EnmPreviewState = ReturnType<typeof useEnmPreview>
