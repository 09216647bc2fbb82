import type { FormContent } from '@lernspur/contracts/official-form/form-content'
import type { ReportBundleKey } from '@lernspur/contracts/teacher/report-week/report-bundle.contract'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { SchoolRowIds } from './row/school-rows'

/** The provider's rows that the matrix uses. */
export interface ProviderFixture {
  /** A school without members. */
  readonly emptyTenantId: string
  /** A template of the provider and its only domain. */
  readonly template: { readonly subjectId: string; readonly domainId: string }
  /** A draft that was never published, with its digest, and a version of another one. */
  readonly draft: { readonly schoolSubjectId: string; readonly digest: string }
  readonly versionId: string
  /** A running banner for the fixture's school. */
  readonly announcementId: string
  /** A form whose draft differs from its versions, of which it has none. */
  readonly officialForm: { readonly id: string; readonly countryId: string; readonly draft: FormContent }
  /** A public key of the fixture's school, which is confirmed. */
  readonly sealKey: string
  /** A released service: the version that is live, and one that lies ready. */
  readonly release: { readonly unit: string; readonly stable: string; readonly next: string }
}

/** The rows of the school that the matrix uses. */
export interface Fixture {
  readonly school: TestSchool
  /** Country, state and school type for a new school. */
  readonly region: { readonly countryId: string; readonly stateId: string }
  /** A year without classes and assessments. */
  readonly unusedYearId: string
  readonly provided: ProviderFixture
  /** A class without students, created and shared by the class teacher. */
  readonly emptyClassId: string
  /** A template for classes, one that was just deleted, and a class to set up. */
  readonly classTemplates: { readonly activeId: string; readonly deletedId: string; readonly emptyClassId: string }
  /** An invitation into the school. */
  readonly invitationId: string
  /** A token of the admin for a program. */
  readonly programTokenId: string
  /** Its webhook, and what the webhook has delivered. */
  readonly webhook: { readonly id: string; readonly deliveryId: string }
  /** Another token of the admin, which has no webhook. */
  readonly otherTokenId: string
  /** A request of the admin to remove the class teacher's second factor; the subject teacher has one, too. */
  readonly twoFactorResetId: string
  /** A roll-over of the school's year to the unused one, without classes. */
  readonly rollOverId: string
  /** A confirmed deletion of the school whose waiting time is not over. */
  readonly dueDeletionId: string
  /** The role of somebody who has not answered an invitation. */
  readonly waitingRoleId: string
  /** The role of somebody whom the provider wants as a manager of the school. */
  readonly requestedRoleId: string
  /** A subject of the subject teacher that was just deleted. */
  readonly deletedSubjectId: string
  /** Domains and competences of the subject teacher's subject, as they are stored. */
  readonly germanRows: readonly { readonly id: string; readonly updatedAt: string }[]
  /** The subject teacher's access right. */
  readonly accessRightId: string
  /** What belongs to the school as a whole, by table. */
  readonly rowIds: SchoolRowIds
  /** Requests to erase a student: one waiting, one carried out. */
  readonly erasures: { readonly pendingId: string; readonly doneId: string }
  /** An import of names into the class that nobody has undone. */
  readonly studentImportId: string
  /** A join that nobody has undone, and two records of a student with their versions. */
  readonly studentJoins: {
    readonly joinId: string
    readonly target: { readonly id: string; readonly updatedAt: string }
    readonly source: { readonly id: string; readonly updatedAt: string }
  }
  /** A change of pictures in the class that nobody has undone. */
  readonly pictureChangeId: string
  readonly observationId: string
  readonly deletedObservationId: string
  readonly reportSetId: string
  readonly talkSheetId: string
  /** A photo of that observation. */
  readonly photoId: string
  readonly deletedPhotoId: string
  /** The plan of the class's own room. */
  readonly seatingPlanId: string
  readonly legacyObservationId: string
  readonly reportId: string
  readonly completedReportId: string
  /** What that report belongs to. */
  readonly completedBundle: ReportBundleKey
  /** A report whose subjects are completed. */
  readonly readyReportId: string
  readonly reportSubjectId: string
  readonly groupId: string
  /** An unused scale of the class. */
  readonly visual: { readonly id: string; readonly levelId: string }
  /** A scale of the first version, of the class, with one level. */
  readonly assessmentType: { readonly id: string; readonly levelId: string }
  /** An uploaded picture of a level. */
  readonly fileId: string
}

export interface SampleValue {
  readonly path: string
  readonly body?: object
  /** Whether the requested row is in the subject teacher's subject; only then may that teacher pass. */
  readonly inSubject?: true
  /** Whether only its author and holders of all rights on the class see the row (rule talk.1). */
  readonly ofLeaders?: true
}
