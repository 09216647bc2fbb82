import type { SchoolTermInput } from '@lernspur/contracts/school-admin/school-year.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'

interface Calendar {
  readonly year: number
  readonly schoolYearStart: string
  readonly schoolYearEnd: string
  readonly terms: readonly SchoolTermInput[]
}

const texts = {
  de: {
    year: 'Das Schuljahr muss vor seinem Ende beginnen.',
    start: 'Das Schuljahr muss in diesem Jahr beginnen.',
    term: 'Das Halbjahr muss vor seinem Ende beginnen.',
    outside: 'Das Halbjahr muss im Schuljahr liegen.',
    twice: 'Jedes Halbjahr darf es nur einmal geben.',
    order: 'Das erste Halbjahr muss vor dem zweiten liegen.',
  },
  en: {
    year: 'The school year must start before it ends.',
    start: 'The school year must start in this year.',
    term: 'The term must start before it ends.',
    outside: 'The term must lie inside the school year.',
    twice: 'Each semester may exist only once.',
    order: 'The first term must lie before the second.',
  },
} as const

/** What is wrong with a year and its terms; empty when they are valid (rules school-year.1, school-year.2). */
export const calendarFaults = (calendar: Calendar, language: Language): ErrorDetail[] => {
  const text = texts[language]
  const { year, schoolYearStart, schoolYearEnd, terms } = calendar
  const faults: ErrorDetail[] = []
  if (Number(schoolYearStart.slice(0, 4)) !== year) faults.push({ path: 'year', message: text.start })
  if (schoolYearStart >= schoolYearEnd) faults.push({ path: 'schoolYearEnd', message: text.year })
  terms.forEach(({ startDate, endDate, schoolTermSemester }, index) => {
    const path = `terms.${index}`
    if (startDate >= endDate) faults.push({ path: `${path}.endDate`, message: text.term })
    if (startDate < schoolYearStart || endDate > schoolYearEnd) {
      faults.push({ path: `${path}.startDate`, message: text.outside })
    }
    const first = terms.findIndex((term) => term.schoolTermSemester === schoolTermSemester)
    if (first !== index) faults.push({ path: `${path}.schoolTermSemester`, message: text.twice })
  })
  const first = terms.find((term) => term.schoolTermSemester === 'first')
  const second = terms.findIndex((term) => term.schoolTermSemester === 'second')
  if (first && second >= 0 && first.endDate >= (terms[second]?.startDate ?? '')) {
    faults.push({ path: `terms.${second}.startDate`, message: text.order })
  }
  return faults
}
