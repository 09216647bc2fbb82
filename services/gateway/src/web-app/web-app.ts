import { appIconFolder, webManifestPath } from '@lernspur/federation/page'
import type { Answer, Visit } from '../request/visit'
import { createAppIcons } from './app-icon'
import { webManifestAnswer } from './web-manifest'

/** Answers what a device needs to install Lernspur as an app (rule browser.16); undefined for an icon that is not there. */
export const createWebApp = () => {
  const appIcon = createAppIcons()
  return async ({ request, url }: Visit): Promise<Answer | undefined> => {
    if (url.pathname === webManifestPath) return { route: webManifestPath, response: webManifestAnswer(request) }
    const response = await appIcon(request, url.pathname)
    return response && { route: appIconFolder, response }
  }
}
