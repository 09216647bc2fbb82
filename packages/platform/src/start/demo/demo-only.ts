import { connect } from '@lernspur/database/connection/connect'
import { demoSignIns } from '@lernspur/demo-school/demo-sign-ins'
import { Problem } from '../../console/problem'

/** Whether there are schools but nobody of the demo: the data comes from production or a backup of it. */
export const holdsRealSchools = async (ownerUrl: string): Promise<boolean> => {
  const db = connect(ownerUrl, { name: 'start', max: 1, statementTimeout: 20_000 })
  try {
    const [table] = await db<{ isThere: boolean }[]>`select to_regclass('public.tenant') is not null as is_there`
    if (!table?.isThere) return false
    const addresses = demoSignIns.map(({ address }) => address)
    const [row] = await db<{ isReal: boolean }[]>`
      select exists (select from tenant) and not exists (select from app_user where email in ${db(addresses)}) as is_real`
    return row?.isReal ?? false
  } finally {
    await db.end({ timeout: 1 })
  }
}

/** Throws a Problem if the demo would start on data of real schools; writes nothing (rule server.1). */
export const refuseRealSchools = async (ownerUrl: string): Promise<void> => {
  if (!(await holdsRealSchools(ownerUrl))) return
  throw new Problem(
    'This database holds real schools. As a demo it would show all their mails to whoever opens /dev/mails, and so the links that set passwords. Set LERNSPUR_MODE to production, and what that asks for; a backup is restored for it into a database that DATABASE_URL names.',
  )
}
