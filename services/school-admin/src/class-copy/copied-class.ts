/** A class that becomes another one, which is there already. */
export interface CopiedClass {
  readonly fromClassId: string
  readonly toClassId: string
  /** Assessments of this year are copied, without one those of all years. */
  readonly fromYearId: string | null
  /** The year in whose terms the copies are; without one they are in none. */
  readonly toYearId: string | null
}
