import type { TestSchool } from '@lernspur/testing/test-school'
import type { SchoolRowIds } from './row/school-rows'

/** What the matrix asks for of what the provider keeps. */
export interface ProviderWorld {
  /** A school that nobody belongs to. */
  readonly emptyTenantId: string
  /** A template of the provider and its only domain. */
  readonly template: { readonly subjectId: string; readonly domainId: string }
}

/** What exists in the school that the matrix asks about. */
export interface Fixture {
  readonly school: TestSchool
  /** Where a new school could be. */
  readonly place: { readonly countryId: string; readonly stateId: string }
  /** A year that no class and no assessment hangs on. */
  readonly unusedYearId: string
  readonly provided: ProviderWorld
  /** A class without students that the class teacher made and shared. */
  readonly emptyClassId: string
  /** An invitation into the school. */
  readonly invitationId: string
  /** What the subject teacher was given. */
  readonly accessRightId: string
  /** What belongs to the school as a whole, by table. */
  readonly rowIds: SchoolRowIds
  readonly observationId: string
  readonly legacyObservationId: string
  readonly reportId: string
  readonly reportSubjectId: string
  readonly groupId: string
  /** A scale of the class that nothing uses. */
  readonly visual: { readonly id: string; readonly levelId: string }
  /** A scale of the first version, of the class, with one level. */
  readonly assessmentType: { readonly id: string; readonly levelId: string }
  /** An uploaded picture of a level. */
  readonly fileId: string
}

export interface Sample {
  readonly path: string
  readonly body?: object
  /** Whether the row asked for is in the subject of the subject teacher; only then may that teacher pass. */
  readonly inSubject?: true
}
