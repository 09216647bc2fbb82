import { type Theme, useTranslation } from '@lernspur/app-runtime'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'

/** Languages by their native names, so that all users find theirs. */
export const useLanguageNames = (): readonly { value: Language; name: string }[] => {
  const { t } = useTranslation('shell.frame')
  return [
    { value: 'de', name: t(($) => $.language.de) },
    { value: 'en', name: t(($) => $.language.en) },
  ]
}

export const useThemeNames = (): Readonly<Record<Theme, string>> => {
  const { t } = useTranslation('shell.frame')
  return {
    system: t(($) => $.theme.system),
    light: t(($) => $.theme.light),
    dark: t(($) => $.theme.dark),
  }
}
