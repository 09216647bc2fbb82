import type { FormGrade } from './form-content'

/** How a grade follows from levels. */
export interface GradeReason {
  /** Levels that count, in the order of the competences. */
  readonly levels: readonly number[]
  readonly mean: number
  /** Number of levels of the scale. */
  readonly scale: number
  /** The mean as a share of the way from the lowest to the highest level, in per cent, rounded half up. */
  readonly share: number
  readonly grade: FormGrade
}

// The small addend keeps an exact half a half, whatever the rounding of binary fractions.
const roundHalfUp = (value: number): number => Math.floor(value + 0.5 + 1e-9)

/**
 * The grade that the levels of a subject propose (rule form.7): their mean as a share of the scale, and the first grade,
 * best first, that begins at no more than this share. Undefined without a level, with a scale of one level, or without grades.
 */
export const explainGrade = (
  levels: readonly (number | null)[],
  scale: number,
  grades: readonly FormGrade[],
): GradeReason | undefined => {
  const known = levels.filter((level) => level !== null)
  if (known.length === 0 || scale < 2) return undefined
  const mean = known.reduce((sum, level) => sum + level, 0) / known.length
  const share = roundHalfUp(((mean - 1) / (scale - 1)) * 100)
  const grade = grades.find(({ from }) => share >= from)
  return grade && { levels: known, mean, scale, share, grade }
}

/** Domains of a subject with the levels that a report prints. */
interface GradedDomain {
  readonly competences: readonly { readonly performanceLevel: number | null }[]
}

/** How the levels of a subject propose its grade. */
export const explainSubjectGrade = (
  domains: readonly GradedDomain[],
  scale: number,
  grades: readonly FormGrade[],
): GradeReason | undefined =>
  explainGrade(
    domains.flatMap(({ competences }) => competences.map(({ performanceLevel }) => performanceLevel)),
    scale,
    grades,
  )

/**
 * The grade that stands on paper: the decided one, else the proposed one; undefined where a teacher has decided for none
 * (an empty text), or where no level proposes one.
 */
export const printedGrade = (
  decided: string | null,
  domains: readonly GradedDomain[],
  scale: number,
  grades: readonly FormGrade[],
): FormGrade | undefined =>
  decided === null ? explainSubjectGrade(domains, scale, grades)?.grade : grades.find(({ grade }) => grade === decided)
