import { useTranslation } from '@lernspur/app-runtime'
import type { ProgramToken } from '@lernspur/contracts/identity/program-token.contract'
import type { Webhook } from '@lernspur/contracts/identity/webhook.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { lazy, Suspense, useState } from 'react'

const WebhookSheet = lazy(() => import('./webhook-sheet'))

interface WebhookButtonProps {
  program: ProgramToken
  webhook: Webhook | undefined
}

/** Opens the sheet in which a program is told of events. */
export function WebhookButton({ program, webhook }: WebhookButtonProps) {
  const { t } = useTranslation('school-editors.program')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="min-h-11"
        aria-label={t(($) => $.events.openOne, { name: program.name })}
        onClick={() => setIsOpen(true)}
      >
        {t(($) => $.events.open)}
      </Button>
      <Suspense>
        {isOpen && <WebhookSheet program={program} webhook={webhook} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
