import { templateUpdateListQuery } from '@lernspur/api-client/subject-template.queries'
import { useQuery, useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'
import { Banner } from '@lernspur/ui/layout/banner'
import RefreshCw from 'lucide-react/icons/refresh-cw'

/** Says that the provider has changed templates that the school follows; nothing while there are no changes. */
export function UpdateNotice({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('school-admin.subject-templates')
  const { data } = useQuery(templateUpdateListQuery())
  if (!data || data.count === 0) return null
  return (
    <Banner
      icon={<RefreshCw />}
      action={
        <Button size="sm" variant="secondary" onClick={onOpen}>
          {t(($) => $.update.open)}
        </Button>
      }
    >
      {t(($) => $.update.notice, { count: data.count })}
    </Banner>
  )
}
