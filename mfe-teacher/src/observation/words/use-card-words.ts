import { today, useLanguage, useTranslation } from '@lernspur/app-runtime'
import { useMemo } from 'react'
import type { CardWords } from './card-words'
import { ageInWords } from './entry-age'

/** Texts of the cards in the user's language. */
export const useCardWords = (): CardWords => {
  const { t } = useTranslation('teacher.observation')
  const language = useLanguage()
  return useMemo(() => {
    const now = today()
    const [never, isToday] = [t(($) => $.never), t(($) => $.today)]
    return {
      noteOnly: t(($) => $.noteOnly),
      noteHint: t(($) => $.noteHint),
      noteOf: (name: string) => t(($) => $.noteOf, { name }),
      before: (level: string) => t(($) => $.before, { level }),
      isToday: (day: string) => day === now,
      age: (day: string | null) => (day === null ? never : day === now ? isToday : ageInWords(language, day, now)),
      waiting: (day: string) =>
        day === now ? t(($) => $.waiting.today) : t(($) => $.waiting.earlier, { age: ageInWords(language, day, now) }),
      photoRemoved: t(($) => $.photo.removed),
      photoUnreadable: t(($) => $.photo.unreadable),
      addPhoto: (name: string) => t(($) => $.photo.add, { name }),
      removePhoto: (name: string) => t(($) => $.photo.remove, { name }),
    }
  }, [t, language])
}
