import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'

/** A school year that is over for the class, with its assessments. */
export interface EarlierYear {
  readonly year: SchoolYear
  readonly assessments: readonly PerformanceAssessment[]
}

const termsOf = (year: SchoolYear | null | undefined): ReadonlySet<string> => new Set(year?.terms.map(({ id }) => id))

/**
 * Assessments of the class's current year, including those without a term, and those of each other year, newest first.
 */
export const assessmentYears = (
  assessments: readonly PerformanceAssessment[],
  presentYearId: string | null,
  years: readonly SchoolYear[],
): { readonly present: readonly PerformanceAssessment[]; readonly earlier: readonly EarlierYear[] } => {
  const of = (year: SchoolYear) => {
    const terms = termsOf(year)
    return assessments.filter(({ schoolTermId }) => schoolTermId !== null && terms.has(schoolTermId))
  }
  const earlier = years
    .filter(({ id }) => id !== presentYearId)
    .toSorted((a, b) => b.schoolYearStart.localeCompare(a.schoolYearStart))
    .map((year) => ({ year, assessments: of(year) }))
    .filter((one) => one.assessments.length > 0)
  const past = new Set(earlier.flatMap((one) => one.assessments))
  return { present: assessments.filter((one) => !past.has(one)), earlier }
}
