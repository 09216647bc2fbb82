import { parseAddress } from '../connection/address'
import { type RoleName, rolePassword, serviceRole } from './service-role'

/**
 * The owner's address with a service's own role in it, for unix sockets and TCP alike. Throws a DatabaseProblem when
 * the owner's address is none.
 */
export const roleUrl = (ownerUrl: string, service: RoleName, secret: string): string => {
  const url = parseAddress(ownerUrl)
  const role = serviceRole(service)
  url.username = role
  url.password = rolePassword(role, secret)
  url.searchParams.delete('user')
  url.searchParams.delete('password')
  return url.href
}
