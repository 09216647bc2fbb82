import { roleUrl } from '@lernspur/database/roles/role-url'
import type { KitConfig } from '@lernspur/service-kit/process/config'
import { compareReleasedTypes } from './compare-released-types'
import { openRegistry } from './registry/open-registry'
import type { Installation } from './release-build'
import { openReleaseStore } from './release-store'

export interface InstallationOptions extends Pick<KitConfig, 's3' | 'dataDir' | 'secret'> {
  /** Connection of the owner; a separate role writes releases. */
  readonly ownerUrl: string
}

/** The registry and the store of an installation. Close the registry at the end. */
export const openInstallation = ({ ownerUrl, secret, ...files }: InstallationOptions): Installation => {
  const store = openReleaseStore(files)
  const url = roleUrl(ownerUrl, 'release', secret)
  return { registry: openRegistry({ url, secret, compareTypes: compareReleasedTypes(store) }), store }
}
