import { connect } from '../connection/connect'
import { codeOf } from '../connection/failure'
import { DatabaseProblem } from '../database-problem'
import { roleUrl } from '../roles/role-url'
import { toServerProblem } from './prepare-server'

const wrongPassword = '28P01'

/**
 * Throws a DatabaseProblem when the installation at this address was started with another secret, or cannot be reached.
 */
export const checkSecret = async (ownerUrl: string, secret: string): Promise<void> => {
  const service = connect(roleUrl(ownerUrl, 'identity', secret), { name: 'check', max: 1 })
  try {
    await service`select 1`
  } catch (error) {
    if (codeOf(error) !== wrongPassword) throw toServerProblem(error)
    throw new DatabaseProblem(
      'rights',
      'LERNSPUR_SECRET is not the secret that this Lernspur was started with, or it was never started.',
    )
  } finally {
    await service.end({ timeout: 1 })
  }
}
