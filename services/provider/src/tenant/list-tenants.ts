import type { providerTenantRoutes, TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList, planModeOf } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { isConfirmed, tenantRowColumns, tenantRows, tenantStatus } from './tenant.query'

const columns = (tx: Transaction) => ({
  id: 't.id',
  createdAt: 't.created_at',
  updatedAt: 't.updated_at',
  name: { numbered: 't.name' },
  slogan: 't.slogan',
  isDisabled: 't.is_disabled',
  isProvider: 't.is_provider',
  isWizardFinalized: 't.is_wizard_finalized',
  countryId: 't.country_id',
  stateId: 't.state_id',
  schoolTypeId: 't.school_type_id',
  status: tenantStatus(tx),
  isConfirmed: isConfirmed(tx),
  userCount: 'counts.users',
  studentCount: 'counts.students',
  schoolClassCount: 'counts.classes',
})

type List = ListOf<typeof providerTenantRoutes.listTenants>

/** Statements of the list. */
export const tenantQueries = (tx: Transaction, list: List) =>
  pageQueries<TenantRow>(tx, compileList(tx, list, columns(tx), [{ field: 'name', dir: 'asc' }]), {
    select: tenantRowColumns(tx),
    from: tx`${tenantRows(tx)} where true`,
  })

/** All schools with counts, by name. */
export const listTenants = async (call: Call, list: List) =>
  pageOf(await call.read((tx) => tenantQueries(tx, list), planModeOf(list)))
