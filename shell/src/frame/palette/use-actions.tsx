import { EntryPicture } from '@lernspur/app-kit/search/entry-picture'
import type { SearchEntry } from '@lernspur/app-kit/search/search-entry'
import {
  chooseLanguage,
  ownThemeAtom,
  themes,
  useAtom,
  useLanguage,
  useNavigate,
  useSetAtom,
  useTranslation,
} from '@lernspur/app-runtime'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import Printer from 'lucide-react/icons/printer'
import SunMoon from 'lucide-react/icons/sun-moon'
import type { ReactNode } from 'react'
import { useRoles } from '../../session/use-roles'
import { useSignOut } from '../../session/use-sign-out'
import { helpAtom } from '../help/help-atom'
import { useLanguageNames, useThemeNames } from '../menu/appearance-names'
import { useActionPages } from '../navigation/use-page-links'

/** Frequent actions that belong to no page. */
export const useActions = (): readonly SearchEntry[] => {
  const { t } = useTranslation('shell.palette')
  const { t: tFrame } = useTranslation('shell.frame')
  const navigate = useNavigate()
  const [theme, setTheme] = useAtom(ownThemeAtom)
  const openHelp = useSetAtom(helpAtom)
  const language = useLanguage()
  const languages = useLanguageNames()
  const themeNames = useThemeNames()
  const { others, change } = useRoles()
  const signOut = useSignOut()

  const group = t(($) => $.group.actions)
  const action = (
    value: string,
    label: string,
    icon: ReactNode,
    run: () => void,
    { navigates = false, keywords = '', runsLate = false } = {},
  ): SearchEntry => ({
    value: `action ${value}`,
    label,
    keywords,
    group,
    leading: <EntryPicture>{icon}</EntryPicture>,
    navigates,
    runsLate,
    run,
  })
  const pages = useActionPages().map(({ to, text, icon, keywords = '' }) =>
    action(to, text, icon, () => void navigate(to), { navigates: true, keywords }),
  )
  return [
    ...pages,
    ...others.map(({ id, tenant }) =>
      action(
        `school ${id}`,
        t(($) => $.action.school, { name: tenant.name }),
        <ArrowLeftRight />,
        () => change(id),
      ),
    ),
    action(
      'help',
      tFrame(($) => $.help.label),
      <CircleHelp />,
      () => openHelp(true),
      { keywords: t(($) => $.words.help), runsLate: true },
    ),
    action(
      'print',
      t(($) => $.action.print),
      <Printer />,
      () => window.print(),
      { keywords: t(($) => $.words.print), runsLate: true },
    ),
    ...themes
      .filter((one) => one !== theme)
      .map((one) =>
        action(
          `theme ${one}`,
          t(($) => $.action.theme, { name: themeNames[one] }),
          <SunMoon />,
          () => setTheme(one),
          { keywords: t(($) => $.words.theme) },
        ),
      ),
    ...languages
      .filter(({ value }) => value !== language)
      .map(({ value, name }) =>
        action(
          `language ${value}`,
          t(($) => $.action.language, { name }),
          <Languages />,
          () => {
            void chooseLanguage(value)
          },
          { keywords: t(($) => $.words.language) },
        ),
      ),
    action(
      'sign-out',
      tFrame(($) => $.account.signOut),
      <LogOut />,
      signOut,
      { keywords: t(($) => $.words.signOut) },
    ),
  ]
}
