import { createHmac } from 'node:crypto'
import { type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'

/**
 * Programs that sign in to the database: each service, the gateway, which reads what is released, and the one that
 * releases.
 */
export type RoleName = ServiceName | 'gateway' | 'release'
/** Those of the product; a service that a team has added has a role of the same kind. */
export const roleNames: readonly RoleName[] = [...serviceNames, 'gateway', 'release']

export type ServiceRole = `lernspur_${string}`

/** Database role of a service, `lernspur_school_admin` for `school-admin`. */
export const serviceRole = (name: RoleName): ServiceRole => `lernspur_${name.replaceAll('-', '_')}`

/** Password of a service's role, derived from the installation's secret (64 hexadecimal characters). */
export const rolePassword = (role: ServiceRole, secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(role).digest('hex')
