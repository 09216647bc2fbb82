import { useTranslation as useTexts } from 'react-i18next'
import { lacksTexts } from './i18n'

/** Texts of a screen could not be loaded. `reloadTexts` retries. */
export class MissingTexts extends Error {
  override readonly name = 'MissingTexts'
}

/** Used by error pages and the frame; without them no error could be shown. */
const requiredNamespaces = new Set(['app-runtime.app', 'shell.frame'])

// The types of react-i18next list every text; the check needs none of them.
const useAnyTexts = useTexts as (namespaces?: unknown, options?: unknown) => unknown

const useTextsOrFail = (namespaces?: unknown, options?: unknown) => {
  const texts = useAnyTexts(namespaces, options)
  for (const namespace of [namespaces ?? []].flat())
    if (!requiredNamespaces.has(String(namespace)) && lacksTexts(String(namespace)))
      throw new MissingTexts(String(namespace))
  return texts
}

/**
 * Like react-i18next's: suspends while texts are loading. Throws MissingTexts if loading failed, so that an error page
 * is shown instead of raw keys.
 */
export const useTranslation = useTextsOrFail as typeof useTexts
