import {
  type CreateSchoolYear,
  type SchoolYear,
  type Semester,
  schoolYearLimits,
} from '@lernspur/contracts/school-admin/school-year.contract'
import { dayBefore } from './day-before'

/** A school year with its terms as typed; days are `YYYY-MM-DD`, '' if not chosen. */
export interface FullYear {
  readonly name: string
  readonly start: string
  readonly end: string
  readonly firstName: string
  readonly firstStart: string
  readonly firstEnd: string
  readonly secondName: string
  /** Without days there is no second term. */
  readonly secondStart: string
  readonly secondEnd: string
}
export type YearField = keyof FullYear

/** What is wrong with a field: nothing chosen, too long, ends before it starts, outside of the year, not after the first term. */
export type YearFault = 'missing' | 'long' | 'order' | 'outside' | 'apart'
export type YearFaults = Readonly<Partial<Record<YearField, YearFault>>>

export const fullYearOf = (
  { name, schoolYearStart, schoolYearEnd, terms }: SchoolYear | CreateSchoolYear,
  termName: (semester: Semester) => string,
): FullYear => {
  const termOf = (semester: Semester) => terms.find(({ schoolTermSemester }) => schoolTermSemester === semester)
  const first = termOf('first')
  const second = termOf('second')
  return {
    name,
    start: schoolYearStart,
    end: schoolYearEnd,
    firstName: first?.name ?? termName('first'),
    firstStart: first?.startDate ?? '',
    firstEnd: first?.endDate ?? '',
    secondName: second?.name ?? termName('second'),
    secondStart: second?.startDate ?? '',
    secondEnd: second?.endDate ?? '',
  }
}

/** Changes one field, and with it the days that equal it or follow from it. */
export const withField = (year: FullYear, field: YearField, value: string): FullYear => {
  const next = { ...year, [field]: value }
  if (field === 'start' && year.firstStart === year.start) return { ...next, firstStart: value }
  if (field === 'end' && year.secondEnd === year.end) return { ...next, secondEnd: value }
  const isNextTo = year.secondStart !== '' && year.firstEnd === dayBefore(year.secondStart)
  if (field === 'secondStart' && value !== '' && isNextTo) return { ...next, firstEnd: dayBefore(value) }
  return next
}

const hasSecond = ({ secondStart, secondEnd }: FullYear) => secondStart !== '' || secondEnd !== ''

const nameFault = (name: string): YearFault | undefined =>
  name.trim() === '' ? 'missing' : name.trim().length > schoolYearLimits.name ? 'long' : undefined

interface YearSpan {
  readonly start: string
  readonly end: string
}

const startFault = ({ start }: YearSpan, year: YearSpan): YearFault | undefined =>
  start === '' ? 'missing' : year.start !== '' && start < year.start ? 'outside' : undefined

const endFault = ({ start, end }: YearSpan, year?: YearSpan): YearFault | undefined => {
  if (end === '') return 'missing'
  if (start !== '' && end <= start) return 'order'
  return year && year.end !== '' && end > year.end ? 'outside' : undefined
}

/** The faults by field; empty if the year is valid (rules school-year.1, school-year.2). */
export const yearFaults = (year: FullYear): YearFaults => {
  const first = { start: year.firstStart, end: year.firstEnd }
  const second = { start: year.secondStart, end: year.secondEnd }
  const isSeparate = second.start === '' || first.end === '' || second.start > first.end
  const faults: Record<YearField, YearFault | undefined> = {
    name: nameFault(year.name),
    start: year.start === '' ? 'missing' : undefined,
    end: endFault(year),
    firstName: nameFault(year.firstName),
    firstStart: startFault(first, year),
    firstEnd: endFault(first, year),
    secondName: hasSecond(year) ? nameFault(year.secondName) : undefined,
    secondStart: hasSecond(year) ? (startFault(second, year) ?? (isSeparate ? undefined : 'apart')) : undefined,
    secondEnd: hasSecond(year) ? endFault(second, year) : undefined,
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

export const isFullYearValid = (year: FullYear): boolean => Object.keys(yearFaults(year)).length === 0

/** A valid year as the server accepts it. */
export const fullYearBody = (year: FullYear): CreateSchoolYear => ({
  name: year.name.trim(),
  year: Number(year.start.slice(0, 4)),
  schoolYearStart: year.start,
  schoolYearEnd: year.end,
  terms: [
    { name: year.firstName.trim(), schoolTermSemester: 'first', startDate: year.firstStart, endDate: year.firstEnd },
    ...(hasSecond(year)
      ? [
          {
            name: year.secondName.trim(),
            schoolTermSemester: 'second' as const,
            startDate: year.secondStart,
            endDate: year.secondEnd,
          },
        ]
      : []),
  ],
})

const fieldOfPath: Readonly<Record<string, YearField>> = {
  name: 'name',
  year: 'start',
  schoolYearStart: 'start',
  schoolYearEnd: 'end',
  'terms.0.startDate': 'firstStart',
  'terms.0.endDate': 'firstEnd',
  'terms.1.startDate': 'secondStart',
  'terms.1.endDate': 'secondEnd',
}

/** Whether the form of a year has a field for a path of the server's errors. */
export const isYearField = (path: string): boolean => path in fieldOfPath

/** The server's objections to a year, by field. */
export const yearRefusals = (
  details: readonly { readonly path: string; readonly message: string }[],
): Readonly<Partial<Record<YearField, string>>> =>
  Object.fromEntries(
    details.flatMap(({ path, message }) => {
      const field = fieldOfPath[path]
      return field ? [[field, message]] : []
    }),
  )
