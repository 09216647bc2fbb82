import { Link, paths, useSession, useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'
import { LinkButton } from '@lernspur/ui/form/link-button'
import Sprout from 'lucide-react/icons/sprout'
import { useSignOut } from '../sign-in/use-sign-out'
import { StatePage } from './state-page'

/** For people whose account is not set up yet (`/onboarding/`). */
export function Component() {
  const { t } = useTranslation('frame')
  const { whoAmI } = useSession()
  const signOut = useSignOut()
  if (whoAmI.isSetupCompleted)
    return (
      <StatePage
        icon={<Sprout />}
        title={t(($) => $.onboarding.doneTitle)}
        description={t(($) => $.onboarding.doneDescription)}
        action={
          <LinkButton asChild>
            <Link to={paths.home}>{t(($) => $.notFound.action)}</Link>
          </LinkButton>
        }
      />
    )
  return (
    <StatePage
      icon={<Sprout />}
      title={t(($) => $.onboarding.title)}
      description={t(($) => $.onboarding.description)}
      action={<Button onClick={signOut}>{t(($) => $.account.signOut)}</Button>}
    />
  )
}
