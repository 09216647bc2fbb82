import { Link, paths, useMaybeSession, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { PlainPage } from './plain-page'
import { LinkLine } from './text-link'

interface LinkOverProps {
  title: string
  description: string
  /** Where to request a new link. */
  again: { readonly to: string; readonly text: string }
}

/** For a mailed link that is no longer valid. */
export function LinkOver({ title, description, again }: LinkOverProps) {
  const { t } = useTranslation('shell.sign-in')
  const isSignedIn = useMaybeSession() !== null
  return (
    <PlainPage step="over" title={title} description={description}>
      <Button asChild size="lg">
        <Link to={again.to}>{again.text}</Link>
      </Button>
      {!isSignedIn && again.to !== paths.login && <LinkLine to={paths.login}>{t(($) => $.toSignIn)}</LinkLine>}
    </PlainPage>
  )
}
