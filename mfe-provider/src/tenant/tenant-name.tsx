import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import { InvitationStateOf } from '../role/invitation-state'
import { TenantState } from './tenant-state'

interface TenantNameProps {
  tenant: TenantRow
  /** Its counts in words; narrow windows have no columns for them. */
  counts: string
}

/** A school as a link to its page, with its owner as long as nobody leads it. */
export function TenantName({ tenant, counts }: TenantNameProps) {
  const { t } = useTranslation('provider.tenant')
  const { id, name, slogan, isProvider, invitedOwner } = tenant
  return (
    <>
      {isProvider ? (
        name
      ) : (
        <Link to={paths.providerTenant(id)} className="wrap-anywhere">
          {name}
        </Link>
      )}
      {slogan && <span className="block text-xs font-normal wrap-anywhere text-muted-foreground">{slogan}</span>}
      <span className="block text-xs font-normal text-muted-foreground md:hidden">{counts}</span>
      <span className="mt-1 block font-normal sm:hidden">
        <TenantState tenant={tenant} />
      </span>
      {invitedOwner && (
        <span className="mt-1 flex flex-wrap items-start gap-x-2 text-xs font-normal">
          <span className="text-muted-foreground wrap-anywhere">
            {t(($) => $.invitedOwner, { email: invitedOwner.email })}
          </span>
          <InvitationStateOf invitation={invitedOwner.invitation} />
        </span>
      )}
    </>
  )
}
