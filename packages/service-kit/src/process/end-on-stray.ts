import { describeFailure, type Logger } from './log'

/** From now on an uncaught error ends the process, but its message is not logged: it may contain personal data. */
export const endOnStray = (service: string, log: Logger): void => {
  const end = (error: unknown): void => {
    log.fatal({ service, failure: describeFailure(error) })
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
