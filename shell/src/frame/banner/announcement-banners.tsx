import {
  dismissAnnouncementMutation,
  visibleAnnouncementsQuery,
} from '@lernspur/api-client/provider/announcement.queries'
import { useLanguage, useMutation, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { VisibleAnnouncement } from '@lernspur/contracts/provider/announcement.contract'
import { LinkedText } from '@lernspur/ui/components/data/linked-text'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

function AnnouncementBanner({ id, severity, title, message }: VisibleAnnouncement) {
  const { t } = useTranslation('shell.announcement')
  const dismiss = useMutation(dismissAnnouncementMutation())
  const isWarning = severity === 'warning'
  return (
    <Banner
      tone={isWarning ? 'warning' : 'neutral'}
      icon={isWarning ? <TriangleAlert /> : <Info />}
      className="rounded-none"
      action={
        <Button
          variant="outline"
          size="sm"
          className="min-h-11"
          aria-label={t(($) => $.dismissNamed, { title })}
          busy={dismiss.isPending}
          onClick={() => dismiss.mutate({ params: { id } })}
        >
          {t(($) => $.dismiss)}
        </Button>
      }
    >
      <strong className="font-semibold">{title}</strong> <LinkedText>{message}</LinkedText>
    </Banner>
  )
}

/** The provider's banners that the user has not dismissed, in the page's language (rule announcement.3). */
export default function AnnouncementBanners() {
  const { t } = useTranslation('shell.announcement')
  const language = useLanguage()
  const read = visibleAnnouncementsQuery()
  // The server answers in the user's language.
  const { data } = useQuery({ ...read, queryKey: [...read.queryKey, language] })
  const part = useRestoredFocus<HTMLElement>()
  if (!data || data.rows.length === 0) return null
  return (
    <section {...part} aria-label={t(($) => $.label)}>
      {data.rows.map((announcement) => (
        <AnnouncementBanner key={announcement.id} {...announcement} />
      ))}
    </section>
  )
}
