import { templateVersionCalls } from '@lernspur/api-client/provider/template-version.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import Send from 'lucide-react/icons/send'

/** Says how many drafts differ from what schools see; nothing if none do. */
export function PublicationNotice({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('provider.subject-templates')
  const { data } = useQuery(templateVersionCalls.previewPublication())
  if (!data || data.count === 0) return null
  return (
    <Banner
      icon={<Send />}
      action={
        <Button size="sm" variant="secondary" onClick={onOpen}>
          {t(($) => $.publish.look)}
        </Button>
      }
    >
      {t(($) => $.publish.notice, { count: data.count })}
    </Banner>
  )
}
