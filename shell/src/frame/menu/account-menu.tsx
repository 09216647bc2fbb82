import { changeUserRoleMutation } from '@lernspur/api-client/auth.queries'
import {
  enterSession,
  setLanguage,
  themeAtom,
  themes,
  useAtom,
  useFormat,
  useLanguage,
  useMutation,
  useSession,
  useTranslation,
} from '@lernspur/app-kit'
import { DropdownMenu, MenuChoice, MenuChoices, MenuItem, MenuSeparator } from '@lernspur/ui/overlay/dropdown-menu'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactElement } from 'react'
import { useSignOut } from '../../sign-in/use-sign-out'
import { useLanguageNames, useThemeNames } from './appearance-names'

/** Schools in which the user works; shown to people with several roles. */
function SchoolChoices() {
  const { t } = useTranslation('frame')
  const { whoAmI, role } = useSession()
  const { mutate } = useMutation({ ...changeUserRoleMutation(), onSuccess: enterSession })
  const roles = whoAmI.userRoles.filter(({ status }) => status === 'active')
  if (roles.length < 2) return null
  return (
    <>
      <MenuChoices
        label={t(($) => $.account.schools)}
        value={role?.id ?? ''}
        onValueChange={(id) => id !== role?.id && mutate(id)}
      >
        {roles.map((one) => (
          <MenuChoice key={one.id} value={one.id}>
            {one.tenant.name}
          </MenuChoice>
        ))}
      </MenuChoices>
      <MenuSeparator />
    </>
  )
}

/** Who is signed in, language, theme, school, and the way out. */
export default function AccountMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('frame')
  const { whoAmI } = useSession()
  const format = useFormat()
  const language = useLanguage()
  const [theme, setTheme] = useAtom(themeAtom)
  const languageNames = useLanguageNames()
  const themeNames = useThemeNames()
  const signOut = useSignOut()
  const name = format.name(whoAmI)
  return (
    <DropdownMenu defaultOpen trigger={trigger} align="end" className="min-w-64">
      <div className="px-3 pt-2 pb-2">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-xs text-muted-foreground">{whoAmI.email}</p>
      </div>
      <MenuSeparator />
      <SchoolChoices />
      <MenuChoices
        label={t(($) => $.account.language)}
        value={language}
        onValueChange={(value) => void setLanguage(value === 'en' ? 'en' : 'de')}
      >
        {languageNames.map(({ value, name: label }) => (
          <MenuChoice key={value} value={value}>
            <span lang={value}>{label}</span>
          </MenuChoice>
        ))}
      </MenuChoices>
      <MenuSeparator />
      <MenuChoices
        label={t(($) => $.account.theme)}
        value={theme}
        onValueChange={(value) => setTheme(themes.find((one) => one === value) ?? 'system')}
      >
        {themes.map((one) => (
          <MenuChoice key={one} value={one}>
            {themeNames[one]}
          </MenuChoice>
        ))}
      </MenuChoices>
      <MenuSeparator />
      <MenuItem onSelect={signOut}>
        <LogOut aria-hidden />
        {t(($) => $.account.signOut)}
      </MenuItem>
    </DropdownMenu>
  )
}
