import { useSession } from '@lernspur/app-runtime'

/** Whether the user may change schools and admit people: only admins of the provider (rules role.4, school.7). */
export const useMayAct = (): boolean => useSession().role?.roleType === 'admin'
