import { connect } from '@lernspur/database/connection/connect'
import { readServiceConfig } from '@lernspur/service-kit/process/config'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { repeatTasks } from '@lernspur/service-kit/process/repeat-tasks'
import { start } from '@lernspur/service-kit/process/start'
import { serveOnSocket } from '@lernspur/service-kit/service/serve-on-socket'
import { countAllReach, publishAnnouncements, purgeAnnouncements } from './announcement/publish-announcements'
import { providerService } from './app'
import { countSchools } from './dashboard/count-schools'

await start(async () => {
  const config = readServiceConfig()
  const db = connect(config.databaseUrl, { name: 'provider' })
  const tasks = repeatTasks({
    service: 'provider',
    log: defaultLogger(config.mode),
    tasks: {
      countSchools: (stop) => countSchools(db, stop),
      purgeAnnouncements: () => purgeAnnouncements(db),
      countAllReach: () => countAllReach(db),
    },
  })
  const announcing = repeatTasks({
    service: 'provider',
    log: defaultLogger(config.mode),
    // A notification may be a minute late.
    pause: 60_000,
    tasks: { publishAnnouncements: (stop) => publishAnnouncements(db, stop) },
  })
  await serveOnSocket(providerService(config, db), config, async () => {
    await Promise.all([tasks.stop(), announcing.stop()])
  })
})
