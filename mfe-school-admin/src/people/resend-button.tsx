import { isApiError } from '@lernspur/api-client/api-error'
import { userRoleCalls } from '@lernspur/api-client/user-role.queries'
import { useErrorText, useMutation, useToast, useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'
import { useEffect, useState } from 'react'
import type { Person } from './person'

/** One mail of invitation goes to an address within this time, in milliseconds (rule invitation.5). */
const cooldown = 60_000

const useSecondsUntil = (at: number) => {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((at - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])
  return { left, restart: () => setNow(Date.now()) }
}

/** Mails a pending invitation again; while that has to wait, it says how long. */
export function ResendButton({ person: { role, name } }: { person: Person }) {
  const { t } = useTranslation('school-admin.people')
  const toast = useToast()
  const textOf = useErrorText()
  const [until, setUntil] = useState(0)
  const { left, restart } = useSecondsUntil(until)
  const wait = (at: number) => {
    setUntil(at)
    restart()
  }
  const { mutate, isPending } = useMutation({
    ...userRoleCalls.resendUserInvitation({ showsFailure: true }),
    onSuccess: () => {
      wait(Date.now() + cooldown)
      toast({ text: t(($) => $.resend.done, { name }) })
    },
    onError: (error) => {
      if (isApiError(error) && error.retryAt !== undefined) wait(error.retryAt)
      else toast({ text: textOf(error), tone: 'error' })
    },
  })
  return (
    <Button
      size="sm"
      variant="outline"
      busy={isPending}
      disabled={left > 0}
      aria-label={left > 0 ? undefined : t(($) => $.resend.labelOf, { name })}
      onClick={() => mutate({ params: { userRoleId: role.id } })}
    >
      {left > 0 ? t(($) => $.resend.wait, { count: left }) : t(($) => $.resend.label)}
    </Button>
  )
}
