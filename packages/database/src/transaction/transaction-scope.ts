import type postgres from 'postgres'
import { observed } from '../connection/statement-observer'

/** Builds queries and fragments inside one transaction. */
export type Transaction = postgres.ISql

/**
 * Revocable access to a transaction. An abandoned branch of the work must not continue: its connection may already
 * serve a transaction of another school.
 */
export const openScope = (sql: Transaction): { tx: Transaction; revoke: () => void } => {
  let isShut = false
  const check = (): void => {
    if (isShut) throw new Error('The transaction is over; its queries must be awaited before the work returns.')
  }
  const tx = new Proxy(sql, {
    apply(target, self, parts) {
      check()
      return observed(Reflect.apply(target, self, parts), parts)
    },
    get(target, name) {
      check()
      return Reflect.get(target, name)
    },
  })
  return {
    tx,
    revoke: () => {
      isShut = true
    },
  }
}
