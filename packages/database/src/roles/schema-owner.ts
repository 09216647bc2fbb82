import { isServiceName, type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'

/** The owner of a part of the schema: a service, or the platform for what concerns all of them. */
export type SchemaOwner = ServiceName | 'platform'
/** The owners of the product. A service that a team has added owns its tables as well (rule service-release.9). */
export const schemaOwners: readonly SchemaOwner[] = ['platform', ...serviceNames]

/** Whether tables may belong to an owner of this name. */
export const isSchemaOwner = (name: string): name is SchemaOwner => name === 'platform' || isServiceName(name)

/** Role that the tables and functions of an owner belong to, `lernspur_school_admin_owner` for `school-admin`. */
export const ownerRole = (owner: SchemaOwner): string => `lernspur_${owner.replaceAll('-', '_')}_owner`
