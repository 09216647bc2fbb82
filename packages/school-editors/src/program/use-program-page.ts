import { useTranslation } from '@lernspur/app-runtime'

/** Texts of the page of programs, whose header is the area's. */
export const useProgramPage = () => {
  const { t } = useTranslation('school-editors.program')
  return { title: t(($) => $.title), description: t(($) => $.description), adminsOnly: t(($) => $.adminsOnly) }
}
