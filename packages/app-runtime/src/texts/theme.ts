import { atom } from 'jotai'
import { readCookie, writeCookie } from './cookie'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const cookieName = 'lernspur-theme'

const storedTheme = (): Theme => themes.find((theme) => theme === readCookie(cookieName)) ?? 'system'

const show = (theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

const base = atom<Theme | null>(null)

/** The chosen theme; writing it applies it immediately and remembers it for a year. */
export const themeAtom = atom(
  (get) => get(base) ?? storedTheme(),
  (_, set, theme: Theme) => {
    writeCookie(cookieName, theme)
    show(theme)
    set(base, theme)
  },
)

/** Applies the remembered theme before the first paint. */
export const startTheme = () => show(storedTheme())
