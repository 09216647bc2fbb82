import { officialFormListQuery } from '@lernspur/api-client/provider/official-form.queries'
import { foundIn, PageSkeleton, useParams, useSuspenseQuery } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { FormEditor } from './edit/form-editor'

/** The editor of one official form (`/provider/official-forms/{id}`, rule form.8). */
export function Component() {
  const { formId = '' } = useParams()
  const forms = useSuspenseQuery(officialFormListQuery())
  const form = foundIn({ ...forms, rows: forms.data.rows }, ({ id }) => id === formId)
  if (!form) return <PageSkeleton />
  return (
    <Page>
      <FormEditor key={form.id} form={form} />
    </Page>
  )
}
