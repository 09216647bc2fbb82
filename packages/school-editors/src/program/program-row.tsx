import { useConfirm, useFormat, useToast, useTranslation } from '@lernspur/app-runtime'
import type { ProgramToken } from '@lernspur/contracts/identity/program-token.contract'
import { eventsFor } from '@lernspur/contracts/wire/program-event'
import { type ProgramScope, programScopeNames } from '@lernspur/contracts/wire/program-scope'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import type { Change } from '../second-factor/change'
import { useScopeText } from './use-scope-text'
import type { WebhooksByProgram } from './webhook/use-webhooks'
import { WebhookButton } from './webhook/webhook-button'

export type ProgramRevocation = Change<{ readonly params: { readonly id: string } }>

interface RevokeButtonProps {
  token: ProgramToken
  revoke: ProgramRevocation
}

interface ProgramRowProps extends RevokeButtonProps {
  /** Where programs are told of events; undefined while that is unknown. */
  webhooks: WebhooksByProgram | undefined
}

// A later service may know more.
const isKnown = (scope: string): scope is ProgramScope => programScopeNames.some((one) => one === scope)

/** The button that revokes a token, after a question: no program gets a revoked one back. */
function RevokeButton({ token: { id, name }, revoke }: RevokeButtonProps) {
  const { t } = useTranslation('school-editors.program')
  const confirm = useConfirm()
  const toast = useToast()
  const ask = async () => {
    const isSure = await confirm({
      title: t(($) => $.revoke.question, { name }),
      description: t(($) => $.revoke.consequence),
      confirmLabel: t(($) => $.revoke.submit),
      theme: 'danger',
    })
    if (isSure)
      revoke.mutate({ params: { id } }, { onSuccess: () => toast({ text: t(($) => $.revoke.done, { name }) }) })
  }
  return (
    <Button
      variant="outline"
      size="sm"
      className="min-h-11"
      aria-label={t(($) => $.revoke.openOne, { name })}
      busy={revoke.isPending && revoke.variables?.params.id === id}
      onClick={() => void ask()}
    >
      {t(($) => $.revoke.open)}
    </Button>
  )
}

/** A program: what it may do, by whom, until when and when it last called. */
export function ProgramRow({ token, revoke, webhooks }: ProgramRowProps) {
  const { t } = useTranslation('school-editors.program')
  const format = useFormat()
  const textOf = useScopeText()
  const webhook = webhooks?.get(token.id)
  const { name, scopes, state, maker, createdAt, expiresAt, lastUsedAt, revokedAt } = token
  const ends = new Date(Date.parse(expiresAt) - 1).toISOString()
  const states = {
    active: t(($) => $.state.active, { day: format.day(ends) }),
    expired: t(($) => $.state.expired, { day: format.day(ends) }),
    revoked: t(($) => $.state.revoked, { day: format.day(revokedAt ?? expiresAt) }),
    withoutMaker: t(($) => $.state.withoutMaker, { name: format.name(maker) }),
  }
  const use = lastUsedAt ? t(($) => $.used, { time: format.instant(lastUsedAt) }) : t(($) => $.unused)
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-t px-4 py-3 first:border-t-0">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-medium wrap-anywhere">{name}</h3>
          <Badge variant="outline">{states[state]}</Badge>
          {webhook?.pausedAt && <Badge variant="warning">{t(($) => $.events.paused)}</Badge>}
        </div>
        <ul className="grid gap-0.5 text-sm">
          {scopes.filter(isKnown).map((scope) => (
            <li key={scope}>{textOf(scope)}</li>
          ))}
        </ul>
        <p className="text-sm text-muted-foreground wrap-anywhere">
          {[use, t(($) => $.by, { name: format.name(maker), day: format.day(createdAt) })].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {webhooks && state === 'active' && eventsFor(scopes).length > 0 && (
          <WebhookButton program={token} webhook={webhook} />
        )}
        {state !== 'revoked' && state !== 'expired' && <RevokeButton token={token} revoke={revoke} />}
      </div>
    </li>
  )
}
