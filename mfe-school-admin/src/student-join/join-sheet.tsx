import {
  joinPreviewQuery,
  joinStudentsMutation,
  undoStudentJoinMutation,
} from '@lernspur/api-client/school-admin/student-join.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import {
  ErrorBoundary,
  ErrorNotice,
  useFormat,
  useKeyedMutation,
  useMutation,
  useQuery,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import type { JoinPreview } from '@lernspur/contracts/school-admin/student-join.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense, useState } from 'react'
import { ChildField } from '../child-search/child-field'
import { useChildren } from '../child-search/use-children'
import { JoinComparison, type JoinSides } from './join-comparison'

interface JoinSheetProps {
  child: Student
  onClose: () => void
}

/** Joins both records, and offers to undo it. */
const useJoin = ({ child, onClose }: JoinSheetProps) => {
  const { t } = useTranslation('school-admin.students')
  const format = useFormat()
  const toast = useToast()
  const undo = useMutation(undoStudentJoinMutation())
  return useKeyedMutation({
    ...joinStudentsMutation(),
    onSuccess: ({ id, student }) => {
      onClose()
      toast({
        text: t(($) => $.join.done, { name: format.name(student ?? child) }),
        undo: () => undo.mutateAsync({ params: { joinId: id } }).then(() => {}),
      })
    },
  })
}

/** The search for the second record, and what both hold once it is chosen. */
function Choice({ child, onClose }: JoinSheetProps) {
  const { t } = useTranslation('school-admin.students')
  const search = useChildren('')
  const sourceId = search.child?.id ?? ''
  const [sides, setSides] = useState<JoinSides>({ name: 'target', birthDate: 'target' })
  const { mutate, isPending, error } = useJoin({ child, onClose })
  const preview = useQuery({
    ...joinPreviewQuery({ studentId: child.id }, { sourceId }),
    enabled: sourceId !== '',
    // Always refetched: others go on writing entries, and what is joined must be current.
    staleTime: 0,
  })
  const submit = ({ target, source }: JoinPreview) =>
    mutate({
      params: { studentId: target.id },
      body: { sourceId: source.id, updatedAt: target.updatedAt, sourceUpdatedAt: source.updatedAt, ...sides },
    })
  const { data } = preview
  return (
    <div data-about={child.id} className="grid grid-cols-1 gap-6">
      <ChildField label={t(($) => $.join.second)} search={search} except={child.id} />
      {preview.error && <ErrorNotice error={preview.error} onRetry={() => void preview.refetch()} />}
      {sourceId !== '' && !data && !preview.error && <Skeleton className="h-64" />}
      {data && <JoinComparison preview={data} sides={sides} onSides={setSides} />}
      <FailureBanner error={isPending ? null : error} />
      {data && (
        <div className="flex flex-wrap justify-end gap-2 border-t pt-5">
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            {t(($) => $.join.cancel)}
          </Button>
          <Button
            busy={isPending}
            disabled={preview.isFetching || data.target.isErased || data.source.isErased}
            onClick={() => submit(data)}
          >
            {t(($) => $.join.submit)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Joins a second record of a child into this one (rule student.11). */
export default function JoinSheet({ child, onClose }: JoinSheetProps) {
  const { t } = useTranslation('school-admin.students')
  const format = useFormat()
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.join.title, { name: format.name(child) })}
      description={t(($) => $.join.description)}
      closeLabel={t(($) => $.join.close)}
    >
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.join.loading)}>
              <Skeleton className="h-16" />
            </Loading>
          }
        >
          <Choice child={child} onClose={onClose} />
        </Suspense>
      </ErrorBoundary>
    </SideSheet>
  )
}
