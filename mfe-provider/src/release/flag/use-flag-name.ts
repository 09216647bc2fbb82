import { useLanguage } from '@lernspur/app-runtime'
import type { DeskFlag } from '@lernspur/contracts/provider/release-desk.contract'

/** What is behind a flag, in the words of its release; its own name once no live version has it. */
export const useFlagName = (): ((flag: DeskFlag) => string) => {
  const language = useLanguage()
  return ({ name, text }) => text?.[language] ?? name
}
