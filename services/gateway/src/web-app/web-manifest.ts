import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { appIconFolder } from '@lernspur/federation/page'
import { pageLanguage } from '@lernspur/service-kit/session/language'

const texts: Readonly<
  Record<Language, { readonly description: string; readonly observe: string; readonly classes: string }>
> = {
  de: {
    description: 'Kompetenzen beobachten, die Entwicklung sehen, Berichte schreiben',
    observe: 'Beobachten',
    classes: 'Klassen',
  },
  en: {
    description: 'Observe competences, see how children develop, write reports',
    observe: 'Observe',
    classes: 'Classes',
  },
}

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${appIconFolder}${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const icons = [
  icon('icon-192.png', 192, 'any'),
  icon('icon-512.png', 512, 'any'),
  icon('maskable-512.png', 512, 'maskable'),
]

/** What a device needs to install Lernspur as an app (W3C Web Application Manifest), in the language of the request. */
export const webManifestAnswer = ({ headers }: Request): Response => {
  const language = pageLanguage(headers)
  const { description, observe, classes } = texts[language]
  const manifest = {
    id: '/',
    name: 'Lernspur',
    short_name: 'Lernspur',
    description,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The background of the light theme: what shows before the first page does.
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    categories: ['education', 'productivity'],
    icons,
    shortcuts: [
      { name: observe, url: '/observe', icons: icons.slice(0, 1) },
      { name: classes, url: '/classes', icons: icons.slice(0, 1) },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'private, max-age=3600',
      vary: 'Cookie',
    },
  })
}
