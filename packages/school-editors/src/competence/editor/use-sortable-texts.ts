import { useTranslation } from '@lernspur/app-runtime'
import type { SortableTexts } from '@lernspur/ui/components/sortable/sortable-list'

/** Announcements while something is moved, in the user's language. */
export const useSortableTexts = (): SortableTexts => {
  const { t } = useTranslation('school-editors.competence')
  return {
    instructions: t(($) => $.moving.instructions),
    lifted: (name) => t(($) => $.moving.lifted, { name }),
    over: (name, position) => t(($) => $.moving.over, { name, place: position }),
    dropped: (name, position) => t(($) => $.moving.dropped, { name, place: position }),
    cancelled: (name) => t(($) => $.moving.cancelled, { name }),
  }
}
