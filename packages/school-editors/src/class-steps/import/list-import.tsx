import { useTyped } from '@lernspur/app-kit/drafts/use-typed'
import { useTranslation } from '@lernspur/app-runtime'
import { lazy, Suspense, useEffect } from 'react'
import { ImportParts } from '../../student/import/import-parts'
import type { ImportScope } from '../../student/import/match/matched-line'
import { TakePart } from '../../student/import/take-part'
import { RecentImports } from './recent-imports'
import { useImport } from './use-import'

// Only leaders of a school that a portal knows ever see it.
const RosterPart = lazy(() => import('./roster-part'))

interface ListImportProps {
  scope: ImportScope
  /** Reads the portal of the school at once, as somebody who follows a notice expects. */
  readsRoster?: boolean
  /** Hears how many lines are still to be checked. */
  onOpenLines: (count: number) => void
}

/**
 * Imports a list of names into a class or the school, and undoes former imports. It is shown in a sheet, whose button
 * at the end stays visible while the user looks through hundreds of lines. Suspends while loading.
 */
export function ListImport({ scope, readsRoster = false, onOpenLines }: ListImportProps) {
  const { t } = useTranslation('school-editors.student-import')
  const name = scope.kind === 'class' ? scope.schoolClassId : 'school'
  const { draft: text, change: write } = useTyped(`names ${name}`, '')
  const { state, take, busy } = useImport(scope, { text, write })
  const open = state.mustAsk ? 0 : state.undecided.length
  useEffect(() => {
    onOpenLines(open)
    return () => onOpenLines(0)
  }, [open, onOpenLines])
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-muted-foreground">{t(($) => $.description)}</p>
      {scope.kind === 'school' && (
        <Suspense fallback={null}>
          <RosterPart source={state.source} readsAtOnce={readsRoster} />
        </Suspense>
      )}
      {/* What takes the focus is scrolled out from under the bar. */}
      <div className="**:focus-visible:scroll-mb-24">
        <ImportParts state={state} />
      </div>
      {state.source.table ? (
        <div className="sticky -bottom-5 z-10 -mx-6 -mb-5 border-t bg-popover px-6 py-4">
          <TakePart state={state} busy={busy} onTake={() => void take()} />
        </div>
      ) : (
        <RecentImports scope={scope} />
      )}
    </div>
  )
}
