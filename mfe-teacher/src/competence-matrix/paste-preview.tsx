import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import type { Paste } from './grid/use-paste'

/** What a pasted block would do; the grid shows it on the cells. */
export function PastePreview({ paste: { plan, filled, confirm, cancel } }: { paste: Paste }) {
  const { t } = useTranslation('teacher.skills')
  const format = useFormat()
  if (!plan) return null
  const parts = [
    t(($) => $.paste.cells, { count: plan.levels.size }),
    filled > 0 && t(($) => $.paste.filled, { count: filled }),
    plan.unknown.length > 0 && t(($) => $.paste.unknown, { words: format.list(plan.unknown.map((one) => `„${one}“`)) }),
    plan.outside > 0 && t(($) => $.paste.outside, { count: plan.outside }),
  ]
  return (
    <Banner
      live
      tone={plan.unknown.length > 0 || plan.outside > 0 ? 'warning' : 'neutral'}
      action={
        <span className="flex gap-2">
          {plan.levels.size > 0 && (
            <Button size="sm" onClick={confirm}>
              {t(($) => $.paste.confirm)}
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={cancel}>
            {t(($) => $.paste.cancel)}
          </Button>
        </span>
      }
    >
      {parts.filter(Boolean).join(' ')}
    </Banner>
  )
}
