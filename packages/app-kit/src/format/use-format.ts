import { useAtomValue } from 'jotai'
import { nameOrderAtom } from '../session/name-order'
import { useLanguage } from '../texts/language'
import { type Format, formatFor } from './format'

/** Formats of the page's language, with names sorted as the user has chosen. */
export const useFormat = (): Format => formatFor(useLanguage(), useAtomValue(nameOrderAtom))
