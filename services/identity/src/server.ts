import { connect } from '@lernspur/database/connection/connect'
import { readOutgoingRules } from '@lernspur/service-kit/outgoing/outgoing-rules'
import { startBackgroundWork } from '@lernspur/service-kit/process/background-work'
import { readServiceConfig } from '@lernspur/service-kit/process/config'
import { defaultLogger } from '@lernspur/service-kit/process/log'
import { start } from '@lernspur/service-kit/process/start'
import { serveOnSocket } from '@lernspur/service-kit/service/serve-on-socket'
import { identityService } from './app'
import { identityJobs } from './background-work'
import { readMailConfig } from './mail/mail-config'
import { sendMails } from './mail/mailer'
import { makeTransport } from './mail/transport'
import { makeNotificationHub } from './notification/notification-hub'
import { sendWebhooks } from './webhook/sending/webhook-sender'

/** Milliseconds between two looks for mails and events: an installation does nothing else for most of the night. */
const queuePause = { production: 3_000, demo: 1_000, test: 1_000 } as const

await start(async () => {
  const config = readServiceConfig()
  const mailConfig = readMailConfig()
  const rules = readOutgoingRules(config.mode)
  const db = connect(config.databaseUrl, { name: 'identity', max: config.poolSize })
  const hub = makeNotificationHub(db)
  const service = identityService(config, db, undefined, hub)
  const log = defaultLogger(config.mode)
  const background = startBackgroundWork({
    service: 'identity',
    databaseUrl: config.databaseUrl,
    jobs: identityJobs(db),
    throughout: async (stop) => {
      const transport = makeTransport(mailConfig, config)
      const pause = queuePause[config.mode]
      await Promise.all([
        transport && sendMails({ ...config, db, transport, log, pause }, stop),
        sendWebhooks({ ...config, db, rules, log, pause }, stop),
      ])
    },
    log,
  })
  await serveOnSocket(service, config, async () => {
    hub.close()
    await background.stop()
  })
})
