import { useCopy, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import Copy from 'lucide-react/icons/copy'

/** For somebody with a link or code whose address is not allowed: what to ask the inviter for (rule registration.1). */
export function InvitationRequest({ address }: { address: string }) {
  const { t } = useTranslation('shell.sign-in')
  const copy = useCopy()
  return (
    <Banner
      tone="warning"
      action={
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            copy(
              t(($) => $.register.request.message, { address }),
              t(($) => $.register.request.copied),
            )
          }
        >
          <Copy aria-hidden />
          {t(($) => $.register.request.copy)}
        </Button>
      }
    >
      {t(($) => $.register.request.text)}
    </Banner>
  )
}
