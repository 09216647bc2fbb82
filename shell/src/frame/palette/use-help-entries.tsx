import { EntryPicture } from '@lernspur/app-kit/search/entry-picture'
import type { SearchEntry } from '@lernspur/app-kit/search/search-entry'
import { useNavigate, useTranslation } from '@lernspur/app-runtime'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useHelpArticles } from '../help/use-help-articles'

/** Topics of the help, found by their words. */
export const useHelpEntries = (): readonly SearchEntry[] => {
  const { t } = useTranslation('shell.palette')
  const navigate = useNavigate()
  const group = t(($) => $.group.help)
  return useHelpArticles().map(({ path, title, words }) => ({
    value: path,
    label: title,
    keywords: `${words} ${group}`,
    onlyFound: true,
    group,
    leading: (
      <EntryPicture>
        <CircleHelp />
      </EntryPicture>
    ),
    navigates: true,
    to: path,
    run: () => void navigate(path),
  }))
}
