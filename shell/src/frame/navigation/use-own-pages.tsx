import { paths, useTranslation } from '@lernspur/app-runtime'
import Accessibility from 'lucide-react/icons/accessibility'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import CreditCard from 'lucide-react/icons/credit-card'
import House from 'lucide-react/icons/house'
import MailOpen from 'lucide-react/icons/mail-open'
import Scale from 'lucide-react/icons/scale'
import { accessibilityPath } from '../accessibility-path'
import type { PageLink } from './navigation-link'
import { useAreaPages } from './use-page-links'

/** Pages that are independent of a class, with synonyms. */
export const useOwnPages = (): readonly PageLink[] => {
  const { t } = useTranslation('shell.palette')
  const { t: tFrame } = useTranslation('shell.frame')
  const ofAreas = useAreaPages()
  const page = (to: string, text: string, icon: PageLink['icon'], keywords: string): PageLink => ({
    to,
    text,
    icon,
    keywords,
  })
  return [
    { to: paths.home, text: tFrame(($) => $.page.home), icon: <House /> },
    ...ofAreas,
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
    page(
      paths.verify,
      t(($) => $.page.verify),
      <BadgeCheck />,
      t(($) => $.words.verify),
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
    { to: accessibilityPath, text: tFrame(($) => $.legal.accessibility), icon: <Accessibility /> },
  ]
}
