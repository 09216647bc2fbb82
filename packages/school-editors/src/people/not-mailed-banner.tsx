import { useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import type { NotMailed } from './use-invite'

/** Says why addresses are still in the field. */
export function NotMailedBanner({ left }: { left: NotMailed }) {
  const { t } = useTranslation('school-editors.people')
  const cooling = left.filter(({ reason }) => reason === 'cooldown').length
  const beyond = left.length - cooling
  return (
    <div aria-live="polite" className="grid grid-cols-1 gap-3 empty:hidden">
      {cooling > 0 && <Banner tone="warning">{t(($) => $.left.cooldown, { count: cooling })}</Banner>}
      {beyond > 0 && <Banner tone="warning">{t(($) => $.left.dailyLimit, { count: beyond })}</Banner>}
    </div>
  )
}
