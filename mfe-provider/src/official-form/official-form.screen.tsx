import { officialFormListQuery } from '@lernspur/api-client/provider/official-form.queries'
import { useParams, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import FileX from 'lucide-react/icons/file-x'
import { FormEditor } from './edit/form-editor'

/** The editor of one official form (`/provider/official-forms/{id}`, rule form.8). */
export function Component() {
  const { t } = useTranslation('provider.official-form')
  const { formId = '' } = useParams()
  const { data } = useSuspenseQuery(officialFormListQuery())
  const form = data.rows.find(({ id }) => id === formId)
  return (
    <Page>
      {form ? (
        <FormEditor key={form.id} form={form} />
      ) : (
        <EmptyState icon={<FileX />} title={t(($) => $.gone)} description={t(($) => $.goneHint)} />
      )}
    </Page>
  )
}
