import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { UsageProblem } from '@lernspur/release/command/arguments'
import { openInstallation } from '@lernspur/release/installation'
import { ReleaseProblem } from '@lernspur/release/registry/author'
import type { Installation } from '@lernspur/release/release-build'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'

/**
 * Opens the registry for one call, as the role that releases: the service's own role may change nothing there. A refusal
 * of the registry becomes VALIDATION_FAILED with its sentences in that language, and EDIT_CONFLICT when somebody was faster.
 */
export const withReleases = async <T>(
  { databaseUrl, secret, dataDir, s3 }: ServiceConfig,
  language: Language,
  work: (installation: Installation) => Promise<T>,
): Promise<T> => {
  const installation = openInstallation({ ownerUrl: databaseUrl, secret, dataDir, s3 })
  try {
    return await work(installation)
  } catch (error) {
    if (!(error instanceof ReleaseProblem || error instanceof UsageProblem)) throw error
    if (error instanceof ReleaseProblem && error.reason === 'conflict') return refuse('EDIT_CONFLICT')
    const text = error instanceof ReleaseProblem ? error.in(language) : error.message
    const sentences = text.split('\n').map((message) => ({ path: 'version', message }))
    return refuse('VALIDATION_FAILED', sentences)
  } finally {
    await installation.registry.close()
  }
}
