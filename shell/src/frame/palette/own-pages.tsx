import { paths, useSession, useTranslation } from '@lernspur/app-kit'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import CreditCard from 'lucide-react/icons/credit-card'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MailOpen from 'lucide-react/icons/mail-open'
import Scale from 'lucide-react/icons/scale'
import School from 'lucide-react/icons/school'
import { areas } from '../../area/areas'
import type { FoundPage } from './palette-entry'

/** Pages that belong to no class, with other words for them. */
export const useOwnPages = (): readonly FoundPage[] => {
  const { t } = useTranslation('palette')
  const { t: tFrame } = useTranslation('frame')
  const { role, tenant } = useSession()
  const worksAtSchool = role !== null && tenant?.isProvider === false
  const isFounding = worksAtSchool && role.roleType !== 'user' && !tenant.isWizardFinalized
  const classes = { to: paths.classes, text: t(($) => $.page.classes), icon: <LayoutGrid /> }
  const schoolSetup = { to: paths.schoolSetup, text: t(($) => $.page.schoolSetup), icon: <School /> }
  const page = (to: string, text: string, icon: FoundPage['icon'], keywords: string): FoundPage => ({
    to,
    text,
    icon,
    keywords,
  })
  return [
    { to: paths.home, text: tFrame(($) => $.page.home), icon: <House /> },
    ...(worksAtSchool && areas.hasScreen(paths.classes) ? [classes] : []),
    ...(isFounding ? [schoolSetup] : []),
    page(
      paths.profile,
      tFrame(($) => $.account.profile),
      <CircleUserRound />,
      t(($) => $.words.profile),
    ),
    page(
      paths.invitations,
      t(($) => $.page.invitations),
      <MailOpen />,
      t(($) => $.words.invitations),
    ),
    page(
      paths.subscription,
      t(($) => $.page.subscription),
      <CreditCard />,
      t(($) => $.words.subscription),
    ),
    { to: paths.legalNotice, text: t(($) => $.page.legalNotice), icon: <Scale /> },
    page(
      paths.privacy,
      t(($) => $.page.privacy),
      <Scale />,
      t(($) => $.words.privacy),
    ),
    page(
      paths.terms,
      t(($) => $.page.terms),
      <Scale />,
      t(($) => $.words.terms),
    ),
  ]
}
