import NotebookPen from 'lucide-react/icons/notebook-pen'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useState } from 'react'
import { EmptyState } from '../src/components/feedback/empty-state'
import { ErrorState } from '../src/components/feedback/error-state'
import { Loading } from '../src/components/feedback/loading'
import { StatusLine } from '../src/components/feedback/status-line'
import { type ToastItem, ToastStack } from '../src/components/feedback/toast'
import { Page } from '../src/components/layout/app-frame'
import { Banner } from '../src/components/layout/banner'
import { PageHeader } from '../src/components/layout/page-header'
import { Button } from '../src/components/ui/button'
import { Card } from '../src/components/ui/card'
import { Skeleton } from '../src/components/ui/skeleton'

const sample: ToastItem = { id: 'a', text: 'Beobachtung für 24 Kinder gespeichert', actionLabel: 'Rückgängig' }

export function FeedbackPart() {
  const [toasts, setToasts] = useState<ToastItem[]>([])
  const show = () => setToasts((old) => [...old, { ...sample, id: String(Date.now()) }])
  return (
    <Page>
      <PageHeader title="Rückmeldungen" actions={<Button onClick={show}>Meldung zeigen</Button>} />
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <StatusLine state="saving">Speichert …</StatusLine>
        <StatusLine state="saved" actionLabel="Rückgängig">
          Gespeichert 10:42
        </StatusLine>
        <StatusLine state="offline">Offline, 3 Einträge hier</StatusLine>
        <StatusLine state="conflict" actionLabel="Ansehen">
          Konflikt
        </StatusLine>
        <StatusLine state="failed" actionLabel="Nochmals">
          Nicht gespeichert
        </StatusLine>
      </div>
      <Banner
        tone="warning"
        icon={<WifiOff />}
        action={
          <Button size="sm" variant="outline">
            Erneut verbinden
          </Button>
        }
      >
        Keine Verbindung. Was Sie eintragen, wartet auf diesem Gerät und wird gesendet, sobald es wieder geht.
      </Banner>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <EmptyState
            icon={<NotebookPen />}
            title="Noch keine Beobachtung in Deutsch"
            description="Die erste dauert zwei Handgriffe."
            action={<Button>Beobachten</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            title="Die Beobachtungen kamen nicht an"
            description="Der Dienst antwortet gerade nicht. Ihre Eingaben sind noch da."
            retryLabel="Nochmals laden"
            onRetry={() => {}}
            reference="Anfrage 0198-4f2c"
          />
        </Card>
      </div>
      <Loading label="Kinder werden geladen" className="grid gap-3">
        {[40, 56, 48].map((width) => (
          <div key={width} className="flex items-center gap-3">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-4 w-48" />
          </div>
        ))}
      </Loading>
      <ToastStack
        toasts={toasts}
        label="Meldungen"
        onClose={(id) => setToasts((old) => old.filter((one) => one.id !== id))}
      />
    </Page>
  )
}
