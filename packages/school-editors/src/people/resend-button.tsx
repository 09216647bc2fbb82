import { isApiError, useErrorText, useToast, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { useEffect, useState } from 'react'

/** An address gets one invitation mail within this time, in milliseconds (rule invitation.5). */
const cooldown = 60_000

/** Seconds until an instant; counts down. */
const useSecondsUntil = (at: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    if (at <= Date.now()) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [at])
  return Math.max(0, Math.ceil((at - now) / 1000))
}

interface ResendButtonProps {
  /** Address of the invited person. */
  name: string
  /** Mails the invitation; its failure is shown here. */
  send: () => Promise<unknown>
}

/** Mails a waiting invitation again; shows the time left while that has to wait. */
export function ResendButton({ name, send }: ResendButtonProps) {
  const { t } = useTranslation('school-editors.people')
  const toast = useToast()
  const textOf = useErrorText()
  const [until, setUntil] = useState(0)
  const [isSending, setSending] = useState(false)
  const left = useSecondsUntil(until)
  const resend = async () => {
    setSending(true)
    try {
      await send()
      setUntil(Date.now() + cooldown)
      toast({ text: t(($) => $.resend.done, { name }) })
    } catch (error) {
      if (isApiError(error) && error.retryAt !== undefined) setUntil(error.retryAt)
      else toast({ text: textOf(error), tone: 'error' })
    }
    setSending(false)
  }
  return (
    <Button
      size="sm"
      variant="outline"
      busy={isSending}
      disabled={left > 0}
      aria-label={left > 0 ? undefined : t(($) => $.resend.labelOf, { name })}
      onClick={() => void resend()}
    >
      {left > 0 ? t(($) => $.resend.wait, { count: left }) : t(($) => $.resend.label)}
    </Button>
  )
}
