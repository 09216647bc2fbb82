import { updateMeMutation } from '@lernspur/api-client/identity/user.queries'
import { beginRead, mergeUser, useMutation, useSession, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { type ReactNode, useEffect, useState } from 'react'

/** The hints that the user has seen; stored with the user. */
type HintFlag = 'classSetupTooltipSeen' | 'teamSetupTooltipSeen' | 'schoolYearSetupTooltipSeen'

/** A hint at the first visit of a page, on whatever device; it stays until it is closed or the page is left (rule profile.4). */
export function FirstHint({ flag, children }: { flag: HintFlag; children: ReactNode }) {
  const { t } = useTranslation('app-runtime.editing')
  const { whoAmI } = useSession()
  const isSeen = whoAmI[flag]
  const [isVisible, setVisible] = useState(!isSeen)
  const { mutate } = useMutation({
    // If storing fails, the hint is simply shown once more.
    ...updateMeMutation({ savesNothing: true, showsFailure: true }),
    onMutate: beginRead,
    onSuccess: (user, _, startedAt) => mergeUser(user, startedAt),
  })
  useEffect(() => {
    if (!isSeen) mutate({ body: { [flag]: true } })
  }, [isSeen, flag, mutate])
  if (!isVisible) return null
  return (
    <Banner
      icon={<Lightbulb />}
      action={
        <Button variant="ghost" size="sm" className="min-h-11" onClick={() => setVisible(false)}>
          {t(($) => $.hint.close)}
        </Button>
      }
    >
      {children}
    </Banner>
  )
}
