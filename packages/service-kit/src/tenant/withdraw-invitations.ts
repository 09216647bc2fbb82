import { auditInSchool } from '../call/audit'
import type { Transaction } from '../call/call'

interface WithdrawalContext {
  /** `userId` is null where a role has ended by itself. */
  readonly actor: { readonly userId: string | null }
  readonly requestId: string
}

interface WithdrawnRow {
  readonly noun: 'invitation' | 'user-role'
  readonly tenantId: string
  readonly id: string
}

/**
 * Withdraws the invitations that a user has sent but could not send any more, at every school: codes are deleted,
 * pending roles are declined (rule invitation.2). Call it in the transaction in which the user loses a right; each is
 * audited in its school.
 */
export const withdrawInvitations = async (tx: Transaction, by: WithdrawalContext, inviterId: string): Promise<void> => {
  const withdrawn = await tx<WithdrawnRow[]>`select noun, tenant_id, id from withdraw_invitations(${inviterId})`
  const bySchool = Map.groupBy(withdrawn, ({ noun, tenantId }) => `${noun} ${tenantId}`)
  for (const [first, ...further] of bySchool.values()) {
    if (!first) continue
    const ids = [first, ...further].map(({ id }) => id)
    await auditInSchool(tx, by, first.tenantId, `${first.noun}.withdraw`, ids)
  }
}
