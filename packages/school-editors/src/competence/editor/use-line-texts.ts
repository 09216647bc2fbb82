import { useTranslation } from '@lernspur/app-runtime'

/** What is said after an action on lines, and the name of a domain that was pasted without one. */
export const useLineTexts = () => {
  const { t } = useTranslation('school-editors.competence')
  return {
    general: t(($) => $.general),
    isDomain: t(($) => $.announcement.domain),
    isCompetence: t(($) => $.announcement.competence),
    isUp: t(($) => $.announcement.up),
    isDown: t(($) => $.announcement.down),
    pasted: (count: number) => t(($) => $.announcement.pasted, { count }),
  }
}
