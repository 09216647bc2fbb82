import { createHmac } from 'node:crypto'
import type { ServiceName } from '@lernspur/contracts/route'

export type ServiceRole = `lernspur_${string}`

/** Database role of a service, `lernspur_school_admin` for `school-admin`. */
export const serviceRole = (service: ServiceName): ServiceRole => `lernspur_${service.replaceAll('-', '_')}`

/** Password of a service's role, derived from the installation's secret (64 hexadecimal characters). */
export const rolePassword = (role: ServiceRole, secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(role).digest('hex')
