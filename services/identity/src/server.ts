import { connect } from '@lernspur/database/connection/connect'
import { readServiceConfig } from '@lernspur/service-kit/process/config'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { repeatTasks } from '@lernspur/service-kit/process/repeat-tasks'
import { start } from '@lernspur/service-kit/process/start'
import { serveOnSocket } from '@lernspur/service-kit/service/serve-on-socket'
import { identityService } from './app'
import { carryOutResets } from './auth/two-factor-reset/carry-out-resets'
import { startHousekeeping } from './housekeeping/housekeeping'
import { readMailConfig } from './mail/mail-config'
import { startMailer } from './mail/mailer'
import { makeTransport } from './mail/transport'
import { makeNotificationHub } from './notification/notification-hub'

await start(async () => {
  const config = readServiceConfig()
  const transport = makeTransport(readMailConfig(), config)
  const db = connect(config.databaseUrl, { name: 'identity' })
  const hub = makeNotificationHub(db)
  const service = identityService(config, db, undefined, hub)
  const log = defaultLogger(config.mode)
  const housekeeping = startHousekeeping({ db, log })
  const resets = repeatTasks({
    service: 'identity',
    log,
    tasks: { carryOutResets: (stop) => carryOutResets(db, stop) },
  })
  const mailer = transport && startMailer({ ...config, db, transport, log })
  await serveOnSocket(service, config, async () => {
    hub.close()
    await Promise.all([mailer?.stop(), housekeeping.stop(), resets.stop()])
  })
})
