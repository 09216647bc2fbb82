import { erasureListQuery } from '@lernspur/api-client/school-admin/data-protection/student-erasure.queries'
import { usePageTitle, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { ChildChoice } from './child-choice'
import { DoneErasures } from './done-erasures'
import { PendingErasures } from './pending-erasures'

/** Erasing children, and information about them (`/school/{schoolId}/settings/erasures`). */
export function Component() {
  const { t } = useTranslation('school-admin.erasures')
  const { rows } = useSuspenseQuery(erasureListQuery()).data
  const isPending = (row: (typeof rows)[number]) => row.undoneAt === null && row.carriedOutAt === null
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page width="text">
      <PageHeader title={title} description={t(($) => $.description)} />
      <div className="grid grid-cols-1 gap-8">
        <ChildChoice />
        <PendingErasures erasures={rows.filter(isPending)} />
        <DoneErasures erasures={rows.filter((row) => !isPending(row))} />
      </div>
    </Page>
  )
}
