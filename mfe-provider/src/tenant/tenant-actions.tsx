import { useTranslation } from '@lernspur/app-kit'
import type { TenantRow } from '@lernspur/contracts/provider-tenant.contract'
import { IconButton } from '@lernspur/ui/form/icon-button'
import { DropdownMenu, MenuItem } from '@lernspur/ui/overlay/dropdown-menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useTenantActions } from './use-tenant-actions'

/** What the provider can do with a school: a disabled one can be deleted, and a deletion undone (rule keeping.4). */
export function TenantActions({ tenant }: { tenant: TenantRow }) {
  const { t } = useTranslation('provider.tenant')
  const { disable, enable, remove, undo } = useTenantActions(tenant)
  const { name, isDisabled, closesAt, isClosedByProvider } = tenant
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton label={t(($) => $.action.menu, { name })} size="icon-sm" quiet>
          <Ellipsis />
        </IconButton>
      }
    >
      {isDisabled ? (
        <MenuItem onSelect={enable}>{t(($) => $.action.enable)}</MenuItem>
      ) : (
        <MenuItem onSelect={disable}>{t(($) => $.action.disable)}</MenuItem>
      )}
      {isDisabled && !closesAt && <MenuItem onSelect={remove}>{t(($) => $.action.delete)}</MenuItem>}
      {isClosedByProvider && <MenuItem onSelect={undo}>{t(($) => $.action.undo)}</MenuItem>}
    </DropdownMenu>
  )
}
