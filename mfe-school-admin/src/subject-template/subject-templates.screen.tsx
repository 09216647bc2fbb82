import { subjectTemplateListQuery } from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import { usePageTitle, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import LibraryBig from 'lucide-react/icons/library-big'
import { Suspense, useState } from 'react'
import { NewOwnTemplate } from './new-own-template'
import { type OpenSheet, TemplateActions } from './template-actions'
import { TemplateList } from './template-list'
import { TemplateSheets } from './template-sheets'
import { NewSubjectsNotice, UpdateNotice } from './update/update-notice'

/** Subject templates of the school by level (`/school/{schoolId}/settings/schoolSubjectTemplates`). */
export function Component() {
  const { t } = useTranslation('school-admin.subject-templates')
  const { rows: templates } = useSuspenseQuery(subjectTemplateListQuery()).data
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [isAdding, setAdding] = useState(false)
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader
        title={title}
        description={t(($) => $.description)}
        actions={<TemplateActions templates={templates} onOpen={setSheet} onAdd={() => setAdding(true)} />}
      />
      <div className="grid grid-cols-1 gap-6">
        <Suspense fallback={null}>
          <UpdateNotice onOpen={() => setSheet('update')} />
          <NewSubjectsNotice onOpen={() => setSheet('takeOver')} />
        </Suspense>
        {isAdding && <NewOwnTemplate templates={templates} onClose={() => setAdding(false)} />}
        {templates.length === 0 && !isAdding && (
          <EmptyState
            icon={<LibraryBig />}
            title={t(($) => $.empty.title)}
            description={t(($) => $.empty.description)}
            action={
              <>
                <Button variant="outline" onClick={() => setAdding(true)}>
                  {t(($) => $.new.open)}
                </Button>
                <Button onClick={() => setSheet('takeOver')}>{t(($) => $.takeOver.open)}</Button>
              </>
            }
          />
        )}
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          <TemplateList templates={templates} />
        </div>
      </div>
      <TemplateSheets sheet={sheet} templates={templates} onClose={() => setSheet(null)} />
    </Page>
  )
}
