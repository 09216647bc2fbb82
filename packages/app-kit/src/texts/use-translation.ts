import { useTranslation as useTexts } from 'react-i18next'
import { lacksTexts } from './i18n'

/** A screen whose texts could not be loaded. `reloadTexts` asks for them again. */
export class MissingTexts extends Error {
  override readonly name = 'MissingTexts'
}

/** Error pages and the frame speak these; without them nothing could say what is wrong. */
const indispensable = new Set(['app-kit.app', 'shell.frame'])

const useTextsOrFail = (...given: Parameters<typeof useTexts>) => {
  const texts = useTexts(...given)
  for (const namespace of [given[0] ?? []].flat())
    if (!indispensable.has(String(namespace)) && lacksTexts(String(namespace)))
      throw new MissingTexts(String(namespace))
  return texts
}

/**
 * As react-i18next has it: suspends while texts are loading. Throws MissingTexts where they could not be loaded, so that
 * an error page stands there instead of keys.
 */
export const useTranslation = useTextsOrFail as typeof useTexts
