import { useTranslation } from '@lernspur/app-runtime'
import type { ReleaseEffects } from '@lernspur/contracts/provider/release-desk.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className="mt-2 grid gap-1.5">
      {of.map((sentence) => (
        <li key={sentence} className="text-sm wrap-anywhere">
          {sentence}
        </li>
      ))}
    </ul>
  )
}

/** What would break, what others would have to take, or that everything fits (rule release.5). */
export function EffectsNotice({ effects: { refusals, widenings } }: { effects: ReleaseEffects }) {
  const { t } = useTranslation('provider.release')
  return (
    <div className="grid grid-cols-1 gap-3" aria-live="polite">
      {refusals.length > 0 ? (
        <Banner tone="danger" icon={<CircleAlert />}>
          <p className="font-medium">{t(($) => $.effects.refused)}</p>
          <Sentences of={refusals} />
        </Banner>
      ) : (
        <Banner tone="success" icon={<CircleCheck />}>
          {t(($) => $.effects.fits)}
        </Banner>
      )}
      {widenings.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer py-1 font-medium">
            {t(($) => $.effects.widenings, { count: widenings.length })}
          </summary>
          <Sentences of={widenings} />
        </details>
      )}
    </div>
  )
}
