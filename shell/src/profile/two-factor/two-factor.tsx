import { twoFactorQuery } from '@lernspur/api-client/identity/two-factor/two-factor.queries'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import { useEffect, useRef, useState } from 'react'
import { ProofDialog } from './proof-dialog'
import { RecoveryCodesDialog } from './recovery-codes-dialog'
import { SetUpDialog } from './set-up-dialog'

/**
 * Focuses the first action when the focused one is removed: enabling or disabling the second factor replaces the
 * buttons. `isVisible` is whether it is enabled, null while a dialog is open.
 */
const useFocusOfActions = (isVisible: boolean | null) => {
  const actions = useRef<HTMLDivElement>(null)
  const before = useRef(isVisible)
  useEffect(() => {
    const isChanged = before.current !== isVisible
    before.current = isVisible
    if (!isChanged || isVisible === null || document.activeElement !== document.body) return
    actions.current?.querySelector('button')?.focus()
  }, [isVisible])
  return actions
}

type Step = 'set-up' | 'turn-off' | 'renew' | null

/** Status of the second factor, with buttons to enable and disable it. */
export function TwoFactor() {
  const { t } = useTranslation('shell.profile')
  const { data } = useSuspenseQuery(twoFactorQuery())
  const [step, setStep] = useState<Step>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const actions = useFocusOfActions(step === null && codes === null ? data.isOn : null)
  const close = () => setStep(null)
  const show = (fresh: readonly string[]) => {
    close()
    setCodes(fresh)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant="secondary">{data.isOn ? t(($) => $.twoFactor.on) : t(($) => $.twoFactor.off)}</Badge>
        {data.isOn && (
          <p className="text-sm text-muted-foreground">
            {t(($) => $.twoFactor.left, { count: data.recoveryCodesLeft })}
          </p>
        )}
      </div>
      <div ref={actions} className="flex flex-wrap gap-2">
        {data.isOn ? (
          <>
            <Button variant="outline" onClick={() => setStep('renew')}>
              {t(($) => $.twoFactor.renew)}
            </Button>
            <Button variant="ghost" onClick={() => setStep('turn-off')}>
              {t(($) => $.twoFactor.turnOff)}
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => setStep('set-up')}>
            {t(($) => $.twoFactor.turnOn)}
          </Button>
        )}
      </div>
      {step === 'set-up' && <SetUpDialog onClose={close} onCodes={show} />}
      {step === 'turn-off' && <ProofDialog purpose="turn-off" onClose={close} onCodes={show} />}
      {step === 'renew' && <ProofDialog purpose="renew" onClose={close} onCodes={show} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  )
}
