import { randomBytes } from 'node:crypto'
import type { Database } from '@lernspur/database/connection/connect'
import { testSecret } from '@lernspur/database/testing/test-server'
import { seal } from '@lernspur/service-kit/session/seal'

/** Turns on a second factor for people, whose secret nobody knows. */
export const turnOnSecondFactor = async (owner: Database, ...people: { readonly userId: string }[]): Promise<void> => {
  for (const { userId } of people) {
    const sealed = seal({ secret: testSecret, purpose: 'two-factor-secret', context: userId }, randomBytes(20))
    await owner`
      insert into two_factor (user_id, sealed_secret, turned_on_at)
      values (${userId}, ${sealed}, now() - interval '1 hour')`
  }
}
