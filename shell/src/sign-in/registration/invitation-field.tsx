import { verifiedInvitationQuery } from '@lernspur/api-client/identity/invitation.queries'
import type { FormField } from '@lernspur/app-kit/form/form-field'
import { TextField } from '@lernspur/app-kit/form/text-field'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import Ticket from 'lucide-react/icons/ticket'
import { useState } from 'react'

interface InvitationFieldProps extends FormField {
  /** Code of the link that was opened; empty without one. */
  given: string
}

/** The invitation of the opened link, or a field for an invitation code, expanded on demand. */
export function InvitationField({ given, ...field }: InvitationFieldProps) {
  const { t } = useTranslation('shell.sign-in')
  const { data } = useQuery({ ...verifiedInvitationQuery({ code: given }), enabled: given !== '' })
  const [open, setOpen] = useState(false)
  if (data?.valid && field.value === given)
    return (
      <Banner tone="success" icon={<Ticket />}>
        {data.message}
      </Banner>
    )
  if (!open && given === '')
    return (
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Ticket aria-hidden />
        {t(($) => $.invitationCode.have)}
      </Button>
    )
  return (
    <TextField
      {...field}
      label={t(($) => $.invitationCode.label)}
      missing={t(($) => $.invitationCode.missing)}
      hint={data?.valid === false && field.value === given ? data.message : t(($) => $.invitationCode.hint)}
      required={false}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      autoFocus={open}
    />
  )
}
