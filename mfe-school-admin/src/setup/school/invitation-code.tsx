import { acceptInvitationMutation, verifiedInvitationQuery } from '@lernspur/api-client/identity/invitation.queries'
import { useErrorText, useMutation, useQuery, useSearchParams, useTranslation } from '@lernspur/app-runtime'
import { invitationLimits } from '@lernspur/contracts/identity/invitation.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import { type KeyboardEvent, useState } from 'react'
import { useJoin } from './use-join'

/** An invitation code, or a link that contains one. */
const codeOf = (text: string) => /[?&]code=([^&\s]+)/.exec(text)?.[1] ?? text.trim()

const isCode = (code: string) => code !== '' && code.length <= invitationLimits.code

/** Joins a school by an invitation code. */
export function InvitationCode() {
  const { t } = useTranslation('school-admin.onboarding')
  const textOf = useErrorText()
  const join = useJoin()
  const given = useSearchParams()[0].get('code') ?? ''
  const [open, setOpen] = useState(given !== '')
  const [text, setText] = useState(given)
  const [tried, setTried] = useState(false)
  const invitation = useQuery({ ...verifiedInvitationQuery({ code: given }), enabled: given !== '' }).data
  const accept = useMutation(acceptInvitationMutation())
  const submit = async () => {
    const code = codeOf(text)
    setTried(true)
    if (!isCode(code)) return
    await join(await accept.mutateAsync({ body: { code } })).catch(() => null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter submits this field, not the surrounding form of the new school.
    event.preventDefault()
    void submit().catch(() => null)
  }
  const refusal = accept.error ? textOf(accept.error) : undefined
  if (!open)
    return (
      <p className="-my-2 text-muted-foreground">
        {t(($) => $.join.question)}{' '}
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-11 rounded-md font-medium text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary"
        >
          {t(($) => $.join.open)}
        </button>
      </p>
    )
  return (
    <div className="rounded-lg border bg-card p-5">
      <LabelledField
        label={t(($) => $.join.code)}
        hint={invitation?.message}
        error={tried && !isCode(codeOf(text)) ? t(($) => $.join.missing) : refusal}
      >
        <Input
          autoFocus
          autoComplete="one-time-code"
          spellCheck={false}
          value={text}
          onKeyDown={press}
          onChange={(event) => setText(event.target.value)}
        />
      </LabelledField>
      <Button
        variant="secondary"
        className="mt-3"
        busy={accept.isPending}
        onClick={() => void submit().catch(() => null)}
      >
        {t(($) => $.join.submit)}
      </Button>
    </div>
  )
}
