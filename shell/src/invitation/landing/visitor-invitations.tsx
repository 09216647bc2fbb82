import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { signInPath } from '../../session/sign-in-path'
import { PlainPage } from '../../sign-in/layout/plain-page'
import { CodeForm } from '../code-form'

/** For a visitor who followed the link of an invitation mail. */
export function VisitorInvitations() {
  const { t } = useTranslation('shell.sign-in')
  return (
    <PlainPage title={t(($) => $.invitation.title)} description={t(($) => $.invitation.visitor)}>
      <div className="grid grid-cols-1 gap-3">
        <Button asChild size="lg">
          <Link to={signInPath(paths.invitations)}>{t(($) => $.invitation.signIn)}</Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to={paths.register}>{t(($) => $.invitation.register)}</Link>
        </Button>
      </div>
      <section aria-label={t(($) => $.invitation.byCode)} className="grid grid-cols-1 gap-3 border-t pt-6">
        <h2 className="font-semibold">{t(($) => $.invitation.byCode)}</h2>
        <CodeForm />
      </section>
    </PlainPage>
  )
}
