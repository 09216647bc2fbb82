import { useAtomValue } from 'jotai'
import { nameOrderAtom } from '../session/session'
import { useLanguage } from '../texts/language'
import { type Format, formatIn } from './format'

/** Formats of the page's language, with names sorted as the user has chosen. */
export const useFormat = (): Format => formatIn(useLanguage(), useAtomValue(nameOrderAtom))
