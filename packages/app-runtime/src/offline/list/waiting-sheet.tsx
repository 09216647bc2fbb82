import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import CloudCheck from 'lucide-react/icons/cloud-check'
import HardDrive from 'lucide-react/icons/hard-drive'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../network/use-online'
import { sendWaitingCalls } from '../outbox-calls'
import { useQueuedCalls } from '../queued-calls'
import { useEvictionRisk } from './use-eviction-risk'
import { WaitingEntry } from './waiting-entry'

interface WaitingSheetProps {
  open: boolean
  onOpenChange(open: boolean): void
}

/** Every entry that the server does not have yet, with its reason and what can be done (rule browser.7). */
export default function WaitingSheet({ open, onOpenChange }: WaitingSheetProps) {
  const { t } = useTranslation('app-runtime.waiting')
  const calls = useQueuedCalls()
  const online = useOnline()
  const why = useEvictionRisk(calls.length)
  const [busy, setBusy] = useState(false)
  const list = useRestoredFocus<HTMLUListElement>()
  const send = async () => {
    setBusy(true)
    await sendWaitingCalls().catch(() => null)
    setBusy(false)
  }
  const waits = calls.some(({ state }) => state !== 'refused')
  return (
    <SideSheet open={open} onOpenChange={onOpenChange} title={t(($) => $.title)} closeLabel={t(($) => $.close)}>
      {calls.length === 0 ? (
        <EmptyState icon={<CloudCheck />} title={t(($) => $.empty.title)} description={t(($) => $.empty.text)} />
      ) : (
        <div className="grid gap-5">
          <p className="text-muted-foreground">
            {waits ? (online ? t(($) => $.online) : t(($) => $.offline)) : t(($) => $.refused)}
          </p>
          {waits && why !== null && (
            <Banner tone="warning" icon={<HardDrive />}>
              {why === 'full' ? t(($) => $.nearlyFull) : t(($) => $.evictionRisk)}
            </Banner>
          )}
          <ul {...list} className="grid gap-3">
            {calls.map((call) => (
              <WaitingEntry key={call.key} call={call} />
            ))}
          </ul>
          {waits && (
            <Button variant="outline" busy={busy} disabled={!online} onClick={send}>
              {t(($) => $.send)}
            </Button>
          )}
        </div>
      )}
    </SideSheet>
  )
}
