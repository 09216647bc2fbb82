import { connect } from '../connection/connect'
import { migrate } from '../migration/migrate'
import { roleUrl } from '../roles/role-url'
import { scratchDatabase, testSecret } from './test-server'

/** A migrated database with two schools, `anna` a child of the first, and the service that owns children. */
export const twoSchools = async () => {
  const { url, drop } = await scratchDatabase()
  await migrate(url, { secret: testSecret })
  const owner = connect(url, { name: 'test-owner' })
  const [first, second] = await owner<{ id: string }[]>`
    insert into tenant (name, country_id, state_id)
    select school.name, state.country_id, state.id
    from unnest(array['Erste', 'Zweite']) as school (name), (select * from state limit 1) as state
    returning id`
  if (!first || !second) throw new Error('The schools were not made.')
  const [anna] = await owner<{ id: string }[]>`
    insert into student (tenant_id, first_name, last_name) values (${first.id}, 'Anna', 'Ä') returning id`
  if (!anna) throw new Error('The child was not made.')
  const serviceUrl = roleUrl(url, 'school-admin', testSecret)
  const db = connect(serviceUrl, { name: 'test-service', max: 4 })
  return {
    owner,
    serviceUrl,
    db,
    first: first.id,
    second: second.id,
    anna: anna.id,
    close: async () => {
      await Promise.all([db.end(), owner.end()])
      await drop()
    },
  }
}
