import { paths, useTranslation } from '@lernspur/app-runtime'
import { accessibilityPath } from './accessibility-path'

/** What every page has to lead to: who runs this, what happens to data, what holds, and how accessible it is. */
export const useLegalPages = () => {
  const { t } = useTranslation('shell.frame')
  return [
    { to: paths.legalNotice, text: t(($) => $.legal.notice) },
    { to: paths.privacy, text: t(($) => $.legal.privacy) },
    { to: paths.terms, text: t(($) => $.legal.terms) },
    { to: accessibilityPath, text: t(($) => $.legal.accessibility) },
  ]
}
