import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { signInPath } from '../../session/sign-in-path'

/** Two options for a visitor to join; both return to the invitation. */
export function JoinAsVisitor({ code }: { code: string }) {
  const { t } = useTranslation('shell.sign-in')
  const search = `?${new URLSearchParams({ code })}`
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button asChild size="lg">
        <Link to={paths.register + search}>{t(($) => $.invitation.register)}</Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link to={signInPath(paths.invitations + search)}>{t(($) => $.invitation.signIn)}</Link>
      </Button>
    </div>
  )
}
