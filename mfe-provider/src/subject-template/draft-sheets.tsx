import { globalTemplateCalls } from '@lernspur/api-client/provider/global-template.queries'
import { subjectExchange } from '@lernspur/api-client/school-admin/subject/subject-exchange'
import { templateEditing } from '@lernspur/api-client/school-admin/subject/template-editing'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { GlobalDraft } from '@lernspur/contracts/provider/global-template.contract'
import { lazy, Suspense } from 'react'
import type { OpenSheet } from './draft-actions'

const AudienceSheet = lazy(() => import('./audience/audience-sheet'))
const ExportSheet = lazy(() => import('@lernspur/school-editors/subject/exchange/export-sheet'))
const RecentChanges = lazy(() => import('@lernspur/school-editors/subject/exchange/recent-changes'))
const OrderSheet = lazy(() => import('@lernspur/school-editors/subject/order/order-sheet'))
const TemplateImport = lazy(() => import('@lernspur/school-editors/subject/template/template-import'))
const PublishSheet = lazy(() => import('./publish/publish-sheet'))
const VersionsSheet = lazy(() => import('./version/versions-sheet'))

/** The order of all drafts, not only of those on the page. */
function DraftOrder({ onClose }: { onClose: () => void }) {
  const { rows } = useSuspenseQuery(globalTemplateCalls.listGlobalDrafts()).data
  return (
    <OrderSheet
      templates={rows}
      calls={{ update: templateEditing.update, listKey: globalTemplateCalls.keys.all }}
      onClose={onClose}
    />
  )
}

interface DraftSheetsProps {
  sheet: OpenSheet | null
  /** What is to be exported, or whose audience is to be changed. */
  chosen: readonly GlobalDraft[]
  /** After the chosen ones were changed. */
  onDone: () => void
  onClose: () => void
}

/** The open sheet of the page; its code is loaded when it opens. */
export function DraftSheets({ sheet, chosen, onDone, onClose }: DraftSheetsProps) {
  const { t } = useTranslation('provider.subject-templates')
  return (
    <Suspense fallback={null}>
      {sheet === 'publish' && <PublishSheet onClose={onClose} />}
      {sheet === 'versions' && <VersionsSheet onClose={onClose} />}
      {sheet === 'import' && <TemplateImport calls={templateEditing} onClose={onClose} />}
      {sheet === 'order' && <DraftOrder onClose={onClose} />}
      {sheet === 'recent' && <RecentChanges exchange={subjectExchange} onClose={onClose} />}
      {sheet === 'audience' && <AudienceSheet drafts={chosen} onClose={onClose} onDone={onDone} />}
      {sheet === 'export' && (
        <ExportSheet subjects={chosen} exchange={subjectExchange} fileName={t(($) => $.title)} onClose={onClose} />
      )}
    </Suspense>
  )
}
