import type { useMutation, useQuery } from '@lernspur/app-kit'
import type { SubjectContent } from '@lernspur/contracts/subject.contract'
import type { SubjectChange } from '@lernspur/contracts/subject-change.contract'

type QueryOf<Data> = Parameters<typeof useQuery<Data, Error, Data, unknown[]>>[0]
type MutationOf<Data, Input> = Parameters<typeof useMutation<Data, Error, Input>>[0]

/** What the sheets of subjects read and do; whoever shows them gives it. */
export interface SubjectExchange {
  /** What is inside a subject. */
  content(params: { schoolSubjectId: string }): QueryOf<SubjectContent>
  /** The change that the user made last. */
  newestChange(): QueryOf<{ rows: SubjectChange[]; count: number }>
  undo(): MutationOf<unknown, { readonly params: { readonly changeId: string } }>
  /** Subjects as a workbook. */
  save(): MutationOf<Blob, { readonly body: { readonly schoolSubjectIds: string[] } }>
}
