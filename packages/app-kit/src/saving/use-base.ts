import { isApiError } from '@lernspur/app-kit'
import { useRef } from 'react'

/** The state that somebody else's change has led to, as the refusal of a save names it. */
const newerThan = (error: unknown): string | undefined =>
  isApiError(error) && error.code === 'EDIT_CONFLICT'
    ? error.details.find(({ path }) => path === 'updatedAt')?.message
    : undefined

/**
 * `const saveOn = useBase(updatedAt)`: saves name the state that the draft began with, so that none overwrites a change
 * from elsewhere unseen. After the status line has told of one, the next save is meant: it counts from that change on.
 */
export const useBase = (updatedAt: string | undefined) => {
  const base = useRef(updatedAt)
  return async <Row extends { readonly updatedAt: string }>(
    save: (updatedAt: string | undefined) => Promise<Row>,
  ): Promise<Row> => {
    try {
      const saved = await save(base.current)
      base.current = saved.updatedAt
      return saved
    } catch (error) {
      base.current = newerThan(error) ?? base.current
      throw error
    }
  }
}
