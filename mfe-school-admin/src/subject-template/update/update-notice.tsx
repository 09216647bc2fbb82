import { templateUpdateListQuery } from '@lernspur/api-client/subject-template.queries'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'
import { Banner } from '@lernspur/ui/layout/banner'
import RefreshCw from 'lucide-react/icons/refresh-cw'

/** Says that the provider has published changes of templates that the school follows; nothing while there are none. */
export function UpdateNotice({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('school-admin.subject-templates')
  const { data } = useQuery(templateUpdateListQuery())
  const format = useFormat()
  if (!data || data.count === 0) return null
  const versions = [...new Set(data.rows.map(({ version }) => version.name))]
  return (
    <Banner
      icon={<RefreshCw />}
      action={
        <Button size="sm" variant="secondary" onClick={onOpen}>
          {t(($) => $.update.open)}
        </Button>
      }
    >
      {t(($) => $.update.notice, { count: data.count, versions: format.list(versions) })}
    </Banner>
  )
}
