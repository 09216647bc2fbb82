import { Link, paths, useLocation, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import Mail from 'lucide-react/icons/mail'
import { TextLink } from '../layout/text-link'
import { ProviderButtons } from '../provider/provider-buttons'
import { useLoginSearch } from '../use-login-search'

/** Code of the invitation the visitor came from. */
const useInvitationSearch = (): string => {
  const { search } = useLocation()
  const back = new URLSearchParams(search).get('back') ?? ''
  const code = back.startsWith(`${paths.invitations}?`) ? new URL(back, location.origin).searchParams.get('code') : null
  return code ? `?${new URLSearchParams({ code })}` : ''
}

/** Signing in without a password, and registration. */
export function OtherMethods({ email }: { email: string }) {
  const { t } = useTranslation('shell.sign-in')
  const byLink = useLoginSearch('link')
  const invitation = useInvitationSearch()
  const state = { email }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex items-center gap-3 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t(($) => $.login.or)}
      </p>
      <Button asChild variant="outline">
        <Link to={{ pathname: paths.login, search: byLink }} state={state}>
          <Mail aria-hidden />
          {t(($) => $.login.byLink)}
        </Link>
      </Button>
      <ProviderButtons email={email} />
      <p className="text-center">
        {t(($) => $.login.noAccount)}{' '}
        <TextLink to={{ pathname: paths.register, search: invitation }} state={state}>
          {t(($) => $.login.register)}
        </TextLink>
      </p>
    </div>
  )
}
