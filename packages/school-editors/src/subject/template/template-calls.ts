import type { useQuery, useSuspenseQuery } from '@lernspur/app-runtime'
import type { CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import type {
  ImportedSubject,
  ImportReading,
  ImportReadingChoice,
} from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import type { Subject, UpdateSubject } from '@lernspur/contracts/school-admin/subject.contract'
import type { SubjectUse } from '@lernspur/contracts/school-admin/subject-deletion.contract'
import type { CompetenceCalls, Write } from '../../competence/saving/competence-calls'
import type { ChangeCalls } from '../exchange/use-undo-offer'

type Read<Data> = Parameters<typeof useQuery<Data, Error, Data, unknown[]>>[0]

interface Domains {
  rows: CompetenceDomain[]
  count: number
}

interface OfSubject {
  readonly params: { readonly schoolSubjectId: string }
}
interface Versioned {
  readonly ifMatch?: string | undefined
}

/** Saves a subject or template. */
export type UpdateCall = Write<OfSubject & Versioned & { readonly body: UpdateSubject }, Subject>

/** Deletes a template and puts it back. */
export interface DeletionCalls {
  use(params: { readonly schoolSubjectId: string }): Read<SubjectUse>
  readonly remove: Write<OfSubject, undefined>
  readonly restore: Write<OfSubject, Subject>
}

/** Imports templates from a file. */
export interface TemplateImportCalls extends ChangeCalls {
  readonly previewImport: Write<
    { readonly body: ImportReadingChoice & { readonly file: File } },
    { readonly rows: readonly ImportedSubject[]; readonly reading: ImportReading | null }
  >
  readonly sendImport: Write<
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
