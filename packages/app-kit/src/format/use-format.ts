import { useLanguage } from '../texts/language'
import { type Format, formatFor } from './format'

/** Formats of the language that the page is shown in. */
export const useFormat = (): Format => formatFor(useLanguage())
