import { expect, test } from 'bun:test'
import { webAppLinks } from './web-app'

const colors = (theme: 'light' | 'dark' | 'system') => webAppLinks(theme).filter((link) => link.includes('theme-color'))

test('a page names the manifest and an icon, and the window takes on the colour of its theme', () => {
  expect(webAppLinks('system').join()).toMatch(/rel="manifest" href="\/app\.webmanifest" crossorigin/)
  expect(webAppLinks('system').join()).toContain('rel="apple-touch-icon" href="/app-icons/apple-touch-180.png"')
  expect(colors('dark')).toEqual(['<meta name="theme-color" content="#191714">'])
  expect(colors('system').map((link) => /scheme: (\w+)/.exec(link)?.[1])).toEqual(['light', 'dark'])
})
