/** admin is shown as Owner, manager as Admin, user as Member (rule role.1). */
export const roleTypes = ['admin', 'manager', 'user'] as const
