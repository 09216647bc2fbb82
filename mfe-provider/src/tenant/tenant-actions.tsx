import { useTranslation } from '@lernspur/app-runtime'
import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
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
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t(($) => $.action.menu, { name })} size="icon-sm" quiet>
            <Ellipsis />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setOpen('edit')}>{t(($) => $.action.edit)}</DropdownMenuItem>
          {isClosedByProvider && <DropdownMenuItem onSelect={keep}>{t(($) => $.action.undo)}</DropdownMenuItem>}
          {isDisabled && !closesAt && (
            <DropdownMenuItem onSelect={enable}>{t(($) => $.action.enable)}</DropdownMenuItem>
          )}
          {(!isDisabled || isDeletable(tenant)) && <DropdownMenuSeparator />}
          {!isDisabled && (
            <DropdownMenuItem onSelect={() => setOpen('disable')}>{t(($) => $.action.disable)}</DropdownMenuItem>
          )}
          {isDeletable(tenant) && (
            <DropdownMenuItem variant="destructive" onSelect={() => setOpen('delete')}>
              {t(($) => $.action.delete)}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {Act && (
        <Suspense>
          <Act tenant={tenant} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
