import { useTranslation } from '@lernspur/app-runtime'
import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import { IconButton } from '@lernspur/ui/form/icon-button'
import { DropdownMenu, MenuItem, MenuSeparator } from '@lernspur/ui/overlay/dropdown-menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { lazy, Suspense, useState } from 'react'
import { useTenantActions } from './use-tenant-actions'

// Loaded when they are first opened.
const acts = {
  edit: lazy(() => import('./edit/edit-sheet')),
  disable: lazy(() => import('./edit/disable-dialog')),
  delete: lazy(() => import('./edit/delete-dialog')),
} as const

/** A school that is disabled, or that nobody has begun to use, can be deleted (rule keeping.4). */
const isDeletable = ({ isDisabled, closesAt, userCount, schoolClassCount, studentCount }: TenantRow) =>
  !closesAt && (isDisabled || userCount + schoolClassCount + studentCount === 0)

/** What an admin of the provider can do with a school. */
export function TenantActions({ tenant }: { tenant: TenantRow }) {
  const { t } = useTranslation('provider.tenant')
  const { enable, keep } = useTenantActions(tenant)
  const [open, setOpen] = useState<keyof typeof acts | null>(null)
  const { name, isDisabled, closesAt, isClosedByProvider } = tenant
  const Act = open && acts[open]
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={t(($) => $.action.menu, { name })} size="icon-sm" quiet>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setOpen('edit')}>{t(($) => $.action.edit)}</MenuItem>
        {isClosedByProvider && <MenuItem onSelect={keep}>{t(($) => $.action.undo)}</MenuItem>}
        {isDisabled && !closesAt && <MenuItem onSelect={enable}>{t(($) => $.action.enable)}</MenuItem>}
        {(!isDisabled || isDeletable(tenant)) && <MenuSeparator />}
        {!isDisabled && <MenuItem onSelect={() => setOpen('disable')}>{t(($) => $.action.disable)}</MenuItem>}
        {isDeletable(tenant) && (
          <MenuItem tone="danger" onSelect={() => setOpen('delete')}>
            {t(($) => $.action.delete)}
          </MenuItem>
        )}
      </DropdownMenu>
      {Act && (
        <Suspense>
          <Act tenant={tenant} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
