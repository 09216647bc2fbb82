import { accountAddress, accountName } from '@lernspur/app-kit/person/account-name'
import { useConfirm, useFormat, useToast, useTranslation } from '@lernspur/app-runtime'
import type {
  TwoFactorReset,
  TwoFactorResetOutcome,
} from '@lernspur/contracts/identity/two-factor/two-factor-reset.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import type { Change } from './change'

type ResetChange = Change<{ readonly params: { readonly id: string } }>

export interface ResetRowProps {
  reset: TwoFactorReset
  /** Carries it out at once. */
  confirm: ResetChange
  withdraw: ResetChange
  mayDecide: boolean
}

const isBusy = ({ isPending, variables }: ResetChange, id: string) => isPending && variables?.params.id === id

interface DecisionProps extends Pick<ResetRowProps, 'reset' | 'withdraw'> {
  agree: ResetChange
  name: string
}

/** Buttons of a request that waits. */
function Decision({ reset: { id, person, mayConfirm }, agree, withdraw, name }: DecisionProps) {
  const { t } = useTranslation('school-editors.second-factor')
  const confirm = useConfirm()
  const toast = useToast()
  const onRemoved = () => toast({ text: t(($) => $.removed, { email: person.email }) })
  const onWithdrawn = () => toast({ text: t(($) => $.withdrawn) })
  const ask = async () => {
    const isSure = await confirm({
      title: t(($) => $.agreeQuestion, { name }),
      description: t(($) => $.agreeText),
      confirmLabel: t(($) => $.agree),
      theme: 'danger',
    })
    if (isSure) agree.mutate({ params: { id } }, { onSuccess: onRemoved })
  }
  const busy = agree.isPending || withdraw.isPending
  return (
    <div className="flex flex-wrap gap-2">
      {mayConfirm && (
        <Button variant="outline" busy={isBusy(agree, id)} onClick={() => !busy && void ask()}>
          {t(($) => $.agree)}
        </Button>
      )}
      <Button
        variant="outline"
        busy={isBusy(withdraw, id)}
        onClick={() => !busy && withdraw.mutate({ params: { id } }, { onSuccess: onWithdrawn })}
      >
        {t(($) => $.withdraw)}
      </Button>
    </div>
  )
}

/** A request: whose second factor, why, by whom, and its outcome. */
export function ResetRow({ reset, confirm, withdraw, mayDecide }: ResetRowProps) {
  const { t } = useTranslation('school-editors.second-factor')
  const format = useFormat()
  const { person, reason, requestedBy, createdAt, dueAt, outcome } = reset
  const name = accountName(format, person)
  const outcomes: Record<TwoFactorResetOutcome, string> = {
    done: t(($) => $.outcome.done),
    objected: t(($) => $.outcome.objected),
    withdrawn: t(($) => $.outcome.withdrawn),
    lapsed: t(($) => $.outcome.lapsed),
  }
  return (
    <li className="flex gap-3 border-t px-4 py-3 first:border-t-0">
      <PersonAvatar name={name} seed={person.id} src={person.avatar} />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex items-start gap-x-3 gap-y-1.5 max-sm:flex-col">
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere">{name}</p>
            {name !== person.email && (
              <p className="text-sm text-muted-foreground wrap-anywhere">{accountAddress(format, person.email)}</p>
            )}
          </div>
          <Badge variant="outline" className="shrink-0">
            {outcome === null ? t(($) => $.waits, { time: format.instant(dueAt) }) : outcomes[outcome]}
          </Badge>
        </div>
        <p className="wrap-anywhere">{reason}</p>
        <p className="text-sm text-muted-foreground">
          {t(($) => $.by, { name: format.name(requestedBy), time: format.instant(createdAt) })}
        </p>
        {outcome === null && mayDecide && <Decision reset={reset} agree={confirm} withdraw={withdraw} name={name} />}
      </div>
    </li>
  )
}
