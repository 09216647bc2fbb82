import { useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'

interface AllowedAddressesBannerProps {
  /** Leads to the field for addresses; left out where it is on the same page. */
  onInvite?: () => void
}

/** Says who can register by a link or code, and that an invited address needs no permission (rule registration.1). */
export function AllowedAddressesBanner({ onInvite }: AllowedAddressesBannerProps) {
  const { t } = useTranslation('school-editors.people')
  return (
    <Banner
      action={
        onInvite && (
          <Button size="sm" variant="outline" onClick={onInvite}>
            {t(($) => $.allowed.invite)}
          </Button>
        )
      }
    >
      {t(($) => $.allowed.text)}
    </Banner>
  )
}
