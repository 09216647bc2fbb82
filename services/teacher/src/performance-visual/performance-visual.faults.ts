import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'

const texts = {
  de: {
    last: 'Eine Skala hat mindestens eine Stufe.',
    strange: 'Diese Stufe gehört nicht zur Skala oder steht doppelt da.',
    two: 'Bitte entweder eine Datei oder ein mitgeliefertes Bild angeben.',
    missing: 'Es sind nicht alle Stufen der Skala genannt.',
  },
  en: {
    last: 'A scale has at least one level.',
    strange: 'This level is not of the scale or is named twice.',
    two: 'Please give either a file or a built-in picture.',
    missing: 'Not all levels of the scale are named.',
  },
} as const

/** One fault of a scale, in the caller's language. */
export const fault = (kind: keyof (typeof texts)['de'], path: string, language: Language): ErrorDetail => ({
  path,
  message: texts[language][kind],
})
