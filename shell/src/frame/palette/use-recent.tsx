import { storeDraft, storedDraft, useNavigate, useTranslation } from '@lernspur/app-kit'
import History from 'lucide-react/icons/history'
import { EntryPicture } from './entry-picture'
import type { PaletteEntry } from './palette-entry'

const most = 5
const key = 'search'

interface Recent {
  readonly to: string
  readonly label: string
  readonly detail: string
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'to' in value && 'label' in value && 'detail' in value

const kept = (): readonly Recent[] => {
  const value = storedDraft(key)
  return Array.isArray(value) ? value.filter(isRecent) : []
}

/** Remembers a page that was opened by the search, in this tab and until the session ends (rule screen.50). */
export const rememberEntry = ({ to, label, detail }: PaletteEntry): void => {
  if (to === undefined) return
  const recent = { to, label, detail: typeof detail === 'string' ? detail : '' }
  storeDraft(key, [recent, ...kept().filter((one) => one.to !== to)].slice(0, most))
}

/** What was opened last by the search, the newest first. */
export const useRecent = (): readonly PaletteEntry[] => {
  const { t } = useTranslation('shell.palette')
  const navigate = useNavigate()
  return kept().map(({ to, label, detail }) => ({
    value: `recent ${to}`,
    label,
    detail: detail || undefined,
    group: t(($) => $.group.recent),
    leading: (
      <EntryPicture>
        <History />
      </EntryPicture>
    ),
    navigates: true,
    to,
    run: () => void navigate(to),
  }))
}
