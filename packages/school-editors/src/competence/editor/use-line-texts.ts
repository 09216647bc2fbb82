import { useTranslation } from '@lernspur/app-runtime'

/** What is said after an action on lines, and the name of a domain that was pasted without one. */
export const useLineTexts = () => {
  const { t } = useTranslation('school-editors.competence')
  return {
    general: t(($) => $.general),
    isDomain: t(($) => $.said.domain),
    isCompetence: t(($) => $.said.competence),
    isUp: t(($) => $.said.up),
    isDown: t(($) => $.said.down),
    pasted: (count: number) => t(($) => $.said.pasted, { count }),
  }
}
