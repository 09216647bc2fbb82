import { useTranslation } from '@lernspur/app-kit'
import { useTyped } from '@lernspur/app-kit/saving/use-typed'
import { ImportParts } from '../../student/import/import-parts'
import type { ImportScope } from '../../student/import/judge/judged'
import { TakeButton } from '../../student/import/take-button'
import { RecentImports } from './recent-imports'
import { useImport } from './use-import'

/** Takes a list of names into a class or the school, and takes former ones back. Suspends while loading. */
export function ListImport({ scope }: { scope: ImportScope }) {
  const { t } = useTranslation('school-editors.student-import')
  const name = scope.kind === 'class' ? scope.schoolClassId : 'school'
  const { draft: text, change: write } = useTyped(`names ${name}`, '')
  const { state, take, busy } = useImport(scope, { text, write })
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-sm text-muted-foreground">{t(($) => $.description)}</p>
      <ImportParts state={state} />
      {state.source.table ? (
        <TakeButton state={state} busy={busy} onTake={() => void take()} />
      ) : (
        <RecentImports scope={scope} />
      )}
    </div>
  )
}
