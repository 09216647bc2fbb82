import { templateVersionCalls } from '@lernspur/api-client/provider/template-version.queries'
import { ErrorBoundary, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import LibraryBig from 'lucide-react/icons/library-big'
import { Suspense } from 'react'
import { VersionRow } from './version-row'

/** Maximum number of versions shown; older ones are rarely needed. */
const most = 50

function Versions() {
  const { t } = useTranslation('provider.subject-templates')
  const { rows, count } = useSuspenseQuery({
    ...templateVersionCalls.listTemplateVersions({ limit: most }),
    staleTime: 0,
  }).data
  return (
    <div className="grid grid-cols-1 gap-4">
      {rows.length === 0 && <EmptyState icon={<LibraryBig />} title={t(($) => $.versions.none)} />}
      {rows.map((version) => (
        <VersionRow key={version.id} version={version} />
      ))}
      {count > rows.length && (
        <p className="text-sm text-muted-foreground">{t(($) => $.versions.older, { count: count - rows.length })}</p>
      )}
    </div>
  )
}

/** All versions, the newest first. A failure is told in the sheet, and leaves the page as it is. */
export default function VersionsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('provider.subject-templates')
  return (
    <SideSheet
      open
      steady
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.versions.title)}
      description={t(($) => $.versions.description)}
      closeLabel={t(($) => $.versions.close)}
    >
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.versions.loading)}>
              <Skeleton className="h-24" />
            </Loading>
          }
        >
          <Versions />
        </Suspense>
      </ErrorBoundary>
    </SideSheet>
  )
}
