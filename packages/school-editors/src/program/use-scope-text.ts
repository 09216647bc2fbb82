import { useTranslation } from '@lernspur/app-runtime'
import type { ProgramScope } from '@lernspur/contracts/wire/program-scope'

// A colon in the key of a text separates its file.
type TextKey<Scope> = Scope extends `${infer Noun}:${infer Act}` ? `${Noun}-${Act}` : never

/** What a scope allows, as a sentence. */
export const useScopeText = (): ((scope: ProgramScope) => string) => {
  const { t } = useTranslation('school-editors.program')
  return (scope) => t(($) => $.scope[scope.replace(':', '-') as TextKey<ProgramScope>])
}
