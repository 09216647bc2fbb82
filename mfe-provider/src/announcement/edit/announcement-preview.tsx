import { useTranslation } from '@lernspur/app-runtime'
import type { Announcement } from '@lernspur/contracts/provider/announcement.contract'
import { LinkedText } from '@lernspur/ui/components/data/linked-text'
import { Banner } from '@lernspur/ui/components/layout/banner'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

type PreviewProps = Pick<Announcement, 'severity' | 'titleDe' | 'messageDe' | 'titleEn' | 'messageEn'>

/** The announcement as its readers see it, in both languages. */
export function AnnouncementPreview({ severity, titleDe, messageDe, titleEn, messageEn }: PreviewProps) {
  const { t } = useTranslation('provider.announcement')
  const texts = [
    { lang: 'de', title: titleDe, message: messageDe },
    { lang: 'en', title: titleEn, message: messageEn },
  ]
  return (
    <section aria-label={t(($) => $.preview)} className="grid grid-cols-1 gap-2">
      <h3 className="text-base font-semibold">{t(($) => $.preview)}</h3>
      {texts.map(({ lang, title, message }) => (
        <div key={lang} lang={lang}>
          <Banner
            tone={severity === 'warning' ? 'warning' : 'neutral'}
            icon={severity === 'warning' ? <TriangleAlert /> : <Info />}
          >
            <strong className="font-semibold">{title || '…'}</strong> <LinkedText>{message || '…'}</LinkedText>
          </Banner>
        </div>
      ))}
    </section>
  )
}
