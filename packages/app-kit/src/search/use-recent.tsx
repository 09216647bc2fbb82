import { storeDraft, storedDraft, useNavigate } from '@lernspur/app-runtime'
import type { ReactNode } from 'react'
import { EntryPicture } from './entry-picture'
import type { SearchEntry } from './search-entry'

const most = 5
const key = 'search'

interface Recent {
  readonly to: string
  readonly label: string
  readonly detail: string
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'to' in value && 'label' in value && 'detail' in value

const storedEntries = (): readonly Recent[] => {
  const value = storedDraft(key)
  return Array.isArray(value) ? value.filter(isRecent) : []
}

/** Remembers a page that was opened by the search, in this tab and until the session ends (rule search.2). */
export const rememberEntry = ({ to, label, detail }: SearchEntry): void => {
  if (to === undefined) return
  const recent = { to, label, detail: typeof detail === 'string' ? detail : '' }
  storeDraft(key, [recent, ...storedEntries().filter((one) => one.to !== to)].slice(0, most))
}

/** What the search opened recently, newest first, as entries of a group. */
export const useRecent = (group: string, icon: ReactNode): readonly SearchEntry[] => {
  const navigate = useNavigate()
  return storedEntries().map(({ to, label, detail }) => ({
    value: `recent ${to}`,
    label,
    detail: detail || undefined,
    group,
    leading: <EntryPicture>{icon}</EntryPicture>,
    navigates: true,
    to,
    run: () => void navigate(to),
  }))
}
