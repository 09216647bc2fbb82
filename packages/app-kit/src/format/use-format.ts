import { useLanguage } from '../texts/language'
import { type Format, formatFor } from './format'

/** Formats of the page's language. */
export const useFormat = (): Format => formatFor(useLanguage())
