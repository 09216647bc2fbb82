import { useFormat, useSession, useTranslation } from '@lernspur/app-runtime'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { lazyMenu, MenuButton } from '@lernspur/ui/components/menu/menu-button'

const accountMenu = lazyMenu<object>(() => import('./account-menu'))

/** Shows the signed-in user, and opens the account menu. */
export function AccountButton() {
  const { t } = useTranslation('shell.frame')
  const { whoAmI } = useSession()
  const name = useFormat().name(whoAmI)
  return (
    <MenuButton
      menu={accountMenu}
      options={{}}
      button={(props) => (
        <button type="button" className="grid size-11 place-items-center rounded-full" {...props}>
          <PersonAvatar name={name} seed={whoAmI.id} src={whoAmI.avatar} />
          <span className="sr-only">{t(($) => $.account.label, { name })}</span>
        </button>
      )}
    />
  )
}
