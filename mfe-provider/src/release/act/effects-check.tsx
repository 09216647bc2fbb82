import { ErrorNotice, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useState } from 'react'
import { EffectsNotice } from './effects-notice'
import { useEffects } from './use-effects'
import type { WantedAct } from './wanted-act'

/** Tells on request what would break if a version got live, before anything is pressed (rule desk.10). */
export function EffectsCheck({ wanted }: { wanted: Omit<WantedAct, 'ends'> }) {
  const { t } = useTranslation('provider.release')
  const [isWanted, setIsWanted] = useState(false)
  const { data, error, refetch, isFetching } = useEffects(wanted, isWanted)
  const check = () => {
    if (isWanted) void refetch()
    else setIsWanted(true)
  }
  return (
    <div className="col-span-full grid w-full grid-cols-1 justify-items-start gap-2">
      <Button size="sm" variant="ghost" className="-ml-2" busy={isFetching} onClick={check}>
        <CircleHelp aria-hidden />
        {wanted.act === 'rollback' ? t(($) => $.effects.askBack) : t(($) => $.effects.ask)}
        {wanted.version !== null && <span className="sr-only">{wanted.version}</span>}
      </Button>
      {data && (
        <div className="w-full">
          <EffectsNotice effects={data} />
        </div>
      )}
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />}
    </div>
  )
}
