import type { Environment } from '../environment'
import { firstProviderState } from './first-provider/first-provider-state'
import { mailServerWarning } from './mail-server'
import { publicAddressWarning } from './public-address'

/** What a start says at its end. */
export interface NextSteps {
  /** What to do now, in order; a sentence or two each. */
  readonly next: readonly string[]
  readonly warnings: readonly string[]
}

/** What the operator of a started Lernspur has to do or to know. */
export const nextSteps = async (environment: Environment, ownerUrl: string): Promise<NextSteps> => {
  const { smtpUrl, publicUrl, port, mode, warnings } = environment
  const [mailServer, address, provider] = await Promise.all([
    smtpUrl === undefined ? undefined : mailServerWarning(smtpUrl),
    mode === 'production' ? publicAddressWarning(publicUrl, port) : undefined,
    mode === 'production' ? firstProviderState(ownerUrl, environment) : undefined,
  ])
  const open = provider && `Open ${publicUrl} by the link of that mail; the first page there says what comes next.`
  return {
    next: [provider?.sentence, provider?.isInvited ? open : undefined].flatMap((sentence) => sentence ?? []),
    warnings: [...warnings, ...[mailServer, address].flatMap((sentence) => sentence ?? [])],
  }
}
