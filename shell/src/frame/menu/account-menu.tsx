import { accountAddress } from '@lernspur/app-kit/person/account-name'
import {
  chooseLanguage,
  Link,
  ownThemeAtom,
  paths,
  themes,
  useAtom,
  useFormat,
  useLanguage,
  useSession,
  useSetAtom,
  useTranslation,
} from '@lernspur/app-runtime'
import { MenuChoices } from '@lernspur/ui/components/menu/menu-choices'
import { Badge } from '@lernspur/ui/components/ui/badge'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import CreditCard from 'lucide-react/icons/credit-card'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactElement } from 'react'
import { useReleasedPages } from '../../area/released-pages'
import { useSignOut } from '../../session/use-sign-out'
import { helpAtom } from '../help/help-atom'
import { useReleaseNotes } from '../help/use-release-notes'
import { useAreaPages } from '../navigation/use-page-links'
import { useLegalPages } from '../use-legal-pages'
import { useLanguageNames, useThemeNames } from './appearance-names'
import { SchoolChoices } from './school-choices'

/** Pages for everybody at a school that belong to no class. */
function OwnPages() {
  useReleasedPages(true)
  const { t } = useTranslation('shell.palette')
  const subscription = { to: paths.subscription, text: t(($) => $.page.subscription), icon: <CreditCard aria-hidden /> }
  return [...useAreaPages(), subscription].map(({ to, text, icon }) => (
    <DropdownMenuItem key={to} asChild>
      <Link to={to}>
        {icon}
        {text}
      </Link>
    </DropdownMenuItem>
  ))
}

/** The legal pages, small, because few look for them, but from every page. */
function LegalItems() {
  const { t } = useTranslation('shell.frame')
  const pages = useLegalPages()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of menu items is no fieldset
    <div role="group" aria-label={t(($) => $.legal.label)} className="flex flex-wrap">
      {pages.map(({ to, text }) => (
        <DropdownMenuItem key={to} asChild className="text-xs text-muted-foreground">
          <Link to={to}>{text}</Link>
        </DropdownMenuItem>
      ))}
    </div>
  )
}

/** Signed-in user, own pages, language, theme, school and sign-out. */
export default function AccountMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('shell.frame')
  const { tenant, whoAmI } = useSession()
  const format = useFormat()
  const language = useLanguage()
  const [theme, setTheme] = useAtom(ownThemeAtom)
  const languageNames = useLanguageNames()
  const themeNames = useThemeNames()
  const { hasNewNotes } = useReleaseNotes()
  const openHelp = useSetAtom(helpAtom)
  const signOut = useSignOut()
  const name = format.name(whoAmI)
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-72">
        <div className="px-3 pt-2 pb-2">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-xs text-muted-foreground">{accountAddress(format, whoAmI.email)}</p>
        </div>
        <DropdownMenuSeparator />
        {/* Until then the guards lead back to the set-up (rule screen.4). */}
        {whoAmI.isSetupCompleted && (
          <DropdownMenuItem asChild>
            <Link to={paths.profile}>
              <CircleUserRound aria-hidden />
              {t(($) => $.account.profile)}
            </Link>
          </DropdownMenuItem>
        )}
        {whoAmI.isSetupCompleted && tenant?.isProvider === false && <OwnPages />}
        <DropdownMenuItem onSelect={() => openHelp(true)}>
          <CircleHelp aria-hidden />
          {t(($) => $.help.label)}
          {hasNewNotes && <Badge className="ml-auto">{t(($) => $.help.new)}</Badge>}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <SchoolChoices />
        <MenuChoices
          label={t(($) => $.account.language)}
          value={language}
          onValueChange={(value) => void chooseLanguage(value === 'en' ? 'en' : 'de')}
        >
          {languageNames.map(({ value, name: label }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              <span lang={value}>{label}</span>
            </DropdownMenuRadioItem>
          ))}
        </MenuChoices>
        <DropdownMenuSeparator />
        <MenuChoices
          label={t(($) => $.account.theme)}
          value={theme}
          onValueChange={(value) => setTheme(themes.find((one) => one === value) ?? 'system')}
        >
          {themes.map((one) => (
            <DropdownMenuRadioItem key={one} value={one}>
              {themeNames[one]}
            </DropdownMenuRadioItem>
          ))}
        </MenuChoices>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={signOut}>
          <LogOut aria-hidden />
          {t(($) => $.account.signOut)}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <LegalItems />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
