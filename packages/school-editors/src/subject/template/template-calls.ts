import type { useQuery, useSuspenseQuery } from '@lernspur/app-runtime'
import type { CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import type {
  ImportedSubject,
  ImportReading,
  ImportReadingChoice,
} from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import type { Subject, UpdateSubject } from '@lernspur/contracts/school-admin/subject.contract'
import type { SubjectUse } from '@lernspur/contracts/school-admin/subject-deletion.contract'
import type { CompetenceCalls, CompetenceWrite } from '../../competence/saving/competence-calls'
import type { ChangeCalls } from '../exchange/use-undo-offer'

type QueryCall<Data> = Parameters<typeof useQuery<Data, Error, Data, unknown[]>>[0]

interface Domains {
  rows: CompetenceDomain[]
  count: number
}

interface ForSubject {
  readonly params: { readonly schoolSubjectId: string }
}
interface WithVersion {
  readonly ifMatch?: string | undefined
}

/** Saves a subject or template. */
export type UpdateCall = CompetenceWrite<ForSubject & WithVersion & { readonly body: UpdateSubject }, Subject>

/** Deletes and restores a template. */
export interface DeletionCalls {
  use(params: { readonly schoolSubjectId: string }): QueryCall<SubjectUse>
  readonly remove: CompetenceWrite<ForSubject, undefined>
  readonly restore: CompetenceWrite<ForSubject, Subject>
}

/** Imports templates from a file. */
export interface TemplateImportCalls extends ChangeCalls {
  readonly previewImport: CompetenceWrite<
    { readonly body: ImportReadingChoice & { readonly file: File } },
    { readonly rows: readonly ImportedSubject[]; readonly reading: ImportReading | null }
  >
  readonly sendImport: CompetenceWrite<
    {
      readonly body: ImportReadingChoice & { readonly file: File; readonly choices: string }
      readonly idempotencyKey: string
    },
    { readonly count: number }
  >
}

/** Edits one template. */
export interface TemplateCalls {
  readonly competences: CompetenceCalls
  domains(schoolSubjectId: string): Parameters<typeof useSuspenseQuery<Domains, Error, Domains, unknown[]>>[0]
}
