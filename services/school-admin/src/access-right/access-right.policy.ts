import { type ClassPermission, classPermissions } from '@lernspur/contracts/school-admin/class-permissions'
import type { ClassRight } from '@lernspur/contracts/wire/access'
import { type ClassRights, holdsSubject } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { isOpen } from '@lernspur/service-kit/tenant/open-invitation'

const rightOf: Readonly<Record<ClassPermission, ClassRight>> = {
  canManageAccessRights: 'rights',
  canManageStudents: 'students',
  canManagePerformanceVisuals: 'visuals',
  canManageCompetences: 'competences',
  canWriteCompetenceEntries: 'write',
}

/** Permissions as stored or as requested. */
export type Permissions = Readonly<Record<ClassPermission, boolean>>

export const permissionsOf = (input: Partial<Record<ClassPermission, boolean | undefined>>): Permissions => ({
  canManageAccessRights: input.canManageAccessRights ?? false,
  canManageStudents: input.canManageStudents ?? false,
  canManagePerformanceVisuals: input.canManagePerformanceVisuals ?? false,
  canManageCompetences: input.canManageCompetences ?? false,
  canWriteCompetenceEntries: input.canWriteCompetenceEntries ?? false,
})

/** Nobody may grant a permission that they lack (rule class-right.4); stored ones may stay. */
export const requireGrantable = (held: ClassRights, current: Permissions, wanted: Permissions): void => {
  const granted = classPermissions.filter((permission) => wanted[permission] && !current[permission])
  if (granted.some((permission) => !held.rights[rightOf[permission]])) refuse('CREATE_NOT_ALLOWED')
}

/** Requires a user with an active or pending role at the school; else NOT_FOUND. */
export const requirePerson = async (tx: Transaction, { actor }: Call, userId: string): Promise<void> => {
  const people = await tx`
    select from user_role
    where tenant_id = ${actor.tenantId} and user_id = ${userId} and status in ('active', 'invitationPending')`
  if (people.length === 0) refuse('NOT_FOUND')
}

/** Requires an invitation of the school that can still be accepted; else NOT_FOUND. */
export const requireInvitation = async (tx: Transaction, { actor }: Call, invitationId: string): Promise<void> => {
  const open = await tx`
    select from invitation i join tenant t on t.id = i.tenant_id
    where i.tenant_id = ${actor.tenantId} and i.id = ${invitationId} and ${isOpen(tx)}`
  if (open.length === 0) refuse('NOT_FOUND')
}

/** Requires subjects of the class that the caller holds; else NOT_FOUND. */
export const requireSubjects = async (
  tx: Transaction,
  { actor }: Call,
  held: ClassRights,
  schoolSubjectIds: readonly string[],
): Promise<void> => {
  const wanted = [...new Set(schoolSubjectIds)]
  const subjects = await tx<{ id: string }[]>`
    select id from school_subject
    where tenant_id = ${actor.tenantId} and school_class_id = ${held.schoolClassId} and id = any(${wanted}::uuid[])`
  if (subjects.length !== wanted.length || subjects.some(({ id }) => !holdsSubject(held, id))) refuse('NOT_FOUND')
}
