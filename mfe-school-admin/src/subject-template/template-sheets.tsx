import { subjectExchange } from '@lernspur/api-client/school-admin/subject/subject-exchange'
import { subjectTemplateKeys } from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import { templateEditing } from '@lernspur/api-client/school-admin/subject/template-editing'
import { useSession, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { lazy, Suspense } from 'react'
import type { OpenSheet } from './template-actions'

const ExportSheet = lazy(() => import('@lernspur/school-editors/subject/exchange/export-sheet'))
const RecentChanges = lazy(() => import('@lernspur/school-editors/subject/exchange/recent-changes'))
const CopyIntoClasses = lazy(() => import('./copy/copy-into-classes'))
const ProviderTakeOver = lazy(() => import('./provider-take-over'))
const OrderSheet = lazy(() => import('@lernspur/school-editors/subject/order/order-sheet'))
const TemplateImport = lazy(() => import('@lernspur/school-editors/subject/template/template-import'))
const TemplateUpdates = lazy(() => import('./update/template-updates'))

interface TemplateSheetsProps {
  sheet: OpenSheet | null
  templates: readonly Subject[]
  onClose: () => void
}

/** The open sheet of the page; its code is loaded when it opens. */
export function TemplateSheets({ sheet, templates, onClose }: TemplateSheetsProps) {
  const { t } = useTranslation('school-admin.subject-templates')
  const { tenant } = useSession()
  const fileName = `${t(($) => $.title)} ${tenant?.name ?? ''}`.trim()
  return (
    <Suspense fallback={null}>
      {sheet === 'takeOver' && <ProviderTakeOver templates={templates} onClose={onClose} />}
      {sheet === 'update' && <TemplateUpdates onClose={onClose} />}
      {sheet === 'copy' && <CopyIntoClasses templates={templates} onClose={onClose} />}
      {sheet === 'recent' && <RecentChanges exchange={subjectExchange} onClose={onClose} />}
      {sheet === 'order' && (
        <OrderSheet
          templates={templates}
          calls={{ update: templateEditing.update, listKey: subjectTemplateKeys.all }}
          onClose={onClose}
        />
      )}
      {sheet === 'import' && <TemplateImport calls={templateEditing} onClose={onClose} />}
      {sheet === 'export' && (
        <ExportSheet subjects={templates} exchange={subjectExchange} fileName={fileName} onClose={onClose} />
      )}
    </Suspense>
  )
}
