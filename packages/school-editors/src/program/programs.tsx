import { ErrorNotice, useTranslation } from '@lernspur/app-runtime'
import type { NewProgramToken, ProgramToken } from '@lernspur/contracts/identity/program-token.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import Plug from 'lucide-react/icons/plug'
import { lazy, Suspense, useState } from 'react'
import type { ProgramCreation } from './new-program-sheet'
import { type ProgramRevocation, ProgramRow } from './program-row'
import { useWebhooks } from './webhook/use-webhooks'

const NewProgramSheet = lazy(() => import('./new-program-sheet'))
const NewTokenDialog = lazy(() => import('./new-token-dialog'))

interface ProgramsProps {
  tokens: readonly ProgramToken[]
  create: ProgramCreation
  revoke: ProgramRevocation
  /** Whether the programs are the provider's, which has other scopes. */
  isProvider: boolean
}

/** The programs that may call with a token, and a button to let another one (rule program.1). */
export function Programs({ tokens, create, revoke, isProvider }: ProgramsProps) {
  const { t } = useTranslation('school-editors.program')
  const [isCreating, setIsCreating] = useState(false)
  const [made, setMade] = useState<NewProgramToken | null>(null)
  const { webhooks, error, isFetching, refetch } = useWebhooks()
  const createButton = <Button onClick={() => setIsCreating(true)}>{t(($) => $.create.open)}</Button>
  return (
    <>
      {tokens.length > 0 && <div className="justify-self-start">{createButton}</div>}
      {tokens.length > 0 && error && (
        <ErrorNotice title={t(($) => $.events.failed)} error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <Card>
        {tokens.length === 0 ? (
          <EmptyState
            icon={<Plug />}
            title={t(($) => $.empty.title)}
            description={t(($) => $.empty.description)}
            action={createButton}
          />
        ) : (
          <ul aria-label={t(($) => $.title)}>
            {tokens.map((token) => (
              <ProgramRow key={token.id} token={token} revoke={revoke} webhooks={webhooks} />
            ))}
          </ul>
        )}
      </Card>
      <p className="text-sm text-muted-foreground">
        {t(($) => $.docs)}{' '}
        <a className="underline" href="/api/docs" target="_blank" rel="noreferrer">
          {t(($) => $.docsLink)}
        </a>
      </p>
      <Suspense>
        {isCreating && (
          <NewProgramSheet
            create={create}
            isProvider={isProvider}
            onClose={() => setIsCreating(false)}
            onCreated={(created) => {
              setIsCreating(false)
              setMade(created)
            }}
          />
        )}
        {made && <NewTokenDialog made={made} onClose={() => setMade(null)} />}
      </Suspense>
    </>
  )
}
