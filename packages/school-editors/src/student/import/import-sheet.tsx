import { ErrorBoundary, useTranslation } from '@lernspur/app-kit'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import { Suspense, useState } from 'react'
import { ImportParts } from './import-parts'
import type { ImportScope } from './judge/import-body'
import { RecentImports } from './recent-imports'
import { TakeButton } from './take-button'
import { useImportData } from './use-import-data'
import { useListSource } from './use-list-source'
import { useStudentImport } from './use-student-import'
import { useTakeOver } from './use-take-over'

export type { ImportScope }

interface ImportSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  scope: ImportScope
  /** After the sheet has closed itself; students, classes and imports are read anew already. */
  onDone?: ((done: { readonly importId: string }) => void) | undefined
}

function Import({ scope, onTaken }: { scope: ImportScope; onTaken: (importId: string) => void }) {
  const data = useImportData()
  const [text, write] = useState('')
  const state = useStudentImport(scope, useListSource({ text, write }), data)
  const { takeOver, busy } = useTakeOver()
  const take = async () => {
    const made = await takeOver(state.draft)
    if (made) onTaken(made.id)
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <ImportParts state={state} />
      {state.source.table ? (
        <div className="sticky -bottom-5 -mx-6 -mb-5 grid border-t bg-popover px-6 py-3">
          <TakeButton state={state} busy={busy} onTake={() => void take()} />
        </div>
      ) : (
        <RecentImports scope={scope} />
      )}
    </div>
  )
}

/** Takes a list of names into a class or the school, from a file or by paste, and takes former ones back. */
export function ImportSheet({ open, onOpenChange, scope, onDone }: ImportSheetProps) {
  const { t } = useTranslation('school-editors.student-import')
  return (
    <Sheet
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      title={scope.kind === 'class' ? t(($) => $.title.class, { name: scope.name }) : t(($) => $.title.school)}
      description={t(($) => $.description)}
      closeLabel={t(($) => $.close)}
    >
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.loading)} className="grid grid-cols-1 gap-4">
              <Skeleton className="h-36 w-full" />
              <Skeleton className="h-11 w-64" />
            </Loading>
          }
        >
          <Import
            scope={scope}
            onTaken={(importId) => {
              onOpenChange(false)
              onDone?.({ importId })
            }}
          />
        </Suspense>
      </ErrorBoundary>
    </Sheet>
  )
}
