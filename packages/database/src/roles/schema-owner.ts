import { type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'

/** The owner of a part of the schema: a service, or the platform for what concerns all of them. */
export type SchemaOwner = ServiceName | 'platform'
export const schemaOwners: readonly SchemaOwner[] = ['platform', ...serviceNames]

export const isSchemaOwner = (name: string): name is SchemaOwner => schemaOwners.some((owner) => owner === name)

/** Role that the tables and functions of an owner belong to, `lernspur_school_admin_owner` for `school-admin`. */
export const ownerRole = (owner: SchemaOwner): string => `lernspur_${owner.replaceAll('-', '_')}_owner`
