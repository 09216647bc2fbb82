import { TextField } from '@lernspur/app-kit/form/text-field'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { paths, useNavigate, useTranslation } from '@lernspur/app-runtime'
import { acceptInvitationSchema } from '@lernspur/contracts/identity/invitation.contract'
import { Button } from '@lernspur/ui/components/ui/button'

/** A code, or a whole link that was pasted. */
const codeIn = (text: string): string => /[?&]code=([^&\s]+)/.exec(text)?.[1] ?? text.trim()

/** Accepts the code of an invitation that was passed on in print or orally. */
export function CodeForm({ initial = '' }: { initial?: string }) {
  const { t } = useTranslation('shell.sign-in')
  const navigate = useNavigate()
  const { field, props } = useForm({
    initial: { code: initial },
    schema: acceptInvitationSchema,
    bodyOf: ({ code }) => ({ code: codeIn(code) }),
    onSubmit: ({ code }) => void navigate(`${paths.invitations}?${new URLSearchParams({ code })}`),
    busy: false,
  })
  return (
    <form {...props} className="grid grid-cols-1 gap-4">
      <TextField
        {...field('code')}
        label={t(($) => $.invitationCode.label)}
        missing={t(($) => $.invitationCode.missing)}
        hint={t(($) => $.invitationCode.example)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="outline">
        {t(($) => $.invitation.check)}
      </Button>
    </form>
  )
}
