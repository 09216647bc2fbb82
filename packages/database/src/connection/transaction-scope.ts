import type postgres from 'postgres'

/** Builds queries and fragments inside one transaction. */
export type Transaction = postgres.ISql

/**
 * Access to a transaction that can be revoked. A branch of the work that was left behind must not go on: its
 * connection may already belong to a transaction of another school.
 */
export const openScope = (sql: postgres.Sql): { tx: Transaction; shut: () => void } => {
  let isShut = false
  const check = (): void => {
    if (isShut) throw new Error('The transaction is over; its queries must be awaited before the work returns.')
  }
  const tx = new Proxy(sql, {
    apply(target, self, parts) {
      check()
      return Reflect.apply(target, self, parts)
    },
    get(target, name) {
      check()
      return Reflect.get(target, name)
    },
  })
  return {
    tx,
    shut: () => {
      isShut = true
    },
  }
}
