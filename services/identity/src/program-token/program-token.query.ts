import type { ProgramToken } from '@lernspur/contracts/identity/program-token.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Tokens `pt` with their makers `u`: a select list and what it is from. */
export const programTokenSelect = (tx: Transaction): Fragment => tx`
  pt.id, pt.name, pt.scopes, pt.created_at, pt.expires_at, pt.last_used_at, pt.revoked_at,
  jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as maker,
  case
    when pt.revoked_at is not null then 'revoked'
    when pt.expires_at <= now() then 'expired'
    when u.deactivated_at is not null or not exists (
      select from user_role ur
      where ur.tenant_id = pt.tenant_id and ur.user_id = pt.maker_id and ur.role_type = 'admin'
        and ur.status = 'active' and (ur.ends_at is null or ur.ends_at > now())
    ) then 'withoutMaker'
    else 'active'
  end as state
  from program_token pt join app_user u on u.id = pt.maker_id`

/** One token of the actor's school; NOT_FOUND when there is none. */
export const readProgramToken = async (
  tx: Transaction,
  { tenantId }: Pick<Actor, 'tenantId'>,
  id: string,
): Promise<ProgramToken> => {
  const [row] = await tx<ProgramToken[]>`
    select ${programTokenSelect(tx)} where pt.tenant_id = ${tenantId} and pt.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
