import { roleUrl } from '@lernspur/database/roles/role-url'
import type { KitConfig } from '@lernspur/service-kit/process/config'
import { compareReleasedTypes } from './compare-released-types'
import { openPackageArchives } from './package-archives'
import { openRegistry } from './registry/open-registry'
import type { Installation } from './release-build'
import { openReleaseStore } from './release-store'

export interface InstallationOptions extends Pick<KitConfig, 's3' | 'dataDir' | 'secret'> {
  /** Connection of the owner; a separate role writes releases. */
  readonly ownerUrl: string
}

const openAs = (url: string, { ownerUrl: _, secret, ...files }: InstallationOptions): Installation => {
  const store = openReleaseStore(files)
  const packages = files.s3 && openPackageArchives({ ...files, secret })
  return { registry: openRegistry({ url, secret, compareTypes: compareReleasedTypes(store) }), store, packages }
}

/** The registry and the store of an installation. Close the registry at the end. */
export const openInstallation = (options: InstallationOptions): Installation =>
  openAs(roleUrl(options.ownerUrl, 'release', options.secret), options)

/**
 * The same over the owner's connection, to read before it is known that the passwords of roles follow from this secret.
 * Close the registry at the end.
 */
export const openInstallationAsOwner = (options: InstallationOptions): Installation => openAs(options.ownerUrl, options)
