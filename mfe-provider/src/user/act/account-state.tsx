import { supportCaseCalls as calls } from '@lernspur/api-client/identity/support-case.queries'
import { useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { SupportCase } from '@lernspur/contracts/identity/support-case.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { useRoleCount } from '../roles-of'
import { ReasonDialog } from './reason-dialog'

interface AccountStateProps {
  supportCase: SupportCase
  name: string
}

/**
 * Disables the account, after saying what that affects; can be undone. Where schools have to confirm, they are asked
 * (rule role.10).
 */
export function DisableAccount({ supportCase: { person }, name }: AccountStateProps) {
  const { t } = useTranslation('provider.case')
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const disable = useMutation(calls.disableUser({ showsFailure: true }))
  const enable = useMutation(calls.enableUser())
  const roles = useRoleCount(person?.id ?? '')
  const guardedAt = person?.guardedAt ?? []
  const isGuarded = guardedAt.length > 0
  const schools = guardedAt.map(({ tenantName }) => tenantName).join(', ')
  const params = { id: person?.id ?? '' }
  const undo = () =>
    enable.mutateAsync({ params, body: { reason: t(($) => $.act.disable.undoReason) } }).then(() => undefined)
  const submit = (reason: string) =>
    disable.mutate(
      { params, body: { reason } },
      {
        onSuccess: () => {
          setOpen(false)
          toast(isGuarded ? { text: t(($) => $.act.disable.asked) } : { text: t(($) => $.act.disable.done), undo })
        },
      },
    )
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t(($) => $.act.disable.label)}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t(($) => $.act.disable.title, { name })}
          consequence={
            isGuarded
              ? `${t(($) => $.act.disable.guarded, { count: guardedAt.length, schools })} ${t(($) => $.act.disable.hurry)}`
              : t(($) => $.act.disable.consequence, {
                  roles: t(($) => $.act.disable.roles, { count: roles }),
                  sessions: t(($) => $.act.disable.sessions, { count: person?.sessionCount ?? 0 }),
                })
          }
          submitLabel={isGuarded ? t(($) => $.act.disable.submitAsk) : t(($) => $.act.disable.submit)}
          isDanger
          busy={disable.isPending}
          error={disable.error}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Enables the account again. */
export function EnableAccount({ supportCase: { person }, name }: AccountStateProps) {
  const { t } = useTranslation('provider.case')
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error } = useMutation(calls.enableUser({ showsFailure: true }))
  const onSuccess = () => {
    setOpen(false)
    toast({ text: t(($) => $.act.enable.done) })
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(($) => $.act.enable.label)}</Button>
      {isOpen && (
        <ReasonDialog
          title={t(($) => $.act.enable.title, { name })}
          consequence={t(($) => $.act.enable.consequence)}
          submitLabel={t(($) => $.act.enable.submit)}
          busy={isPending}
          error={error}
          onSubmit={(reason) => mutate({ params: { id: person?.id ?? '' }, body: { reason } }, { onSuccess })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
