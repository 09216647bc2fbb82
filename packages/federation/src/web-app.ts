/** Where a device reads how to install Lernspur as an app. */
export const webManifestPath = '/app.webmanifest'

/** Folder of the app's icons, with a slash at the end. */
export const appIconFolder = '/app-icons/'

/** The background of a page, as the design's tokens have it: the window takes it on. */
const windowColors = { light: '#faf7f2', dark: '#191714' } as const

/**
 * What a page says about the app: its manifest, which is fetched with the cookie of the language, the icon of iOS, and
 * the colour of the window in the page's theme.
 */
export const webAppLinks = (theme: 'light' | 'dark' | 'system'): readonly string[] => [
  `<link rel="manifest" href="${webManifestPath}" crossorigin="use-credentials">`,
  `<link rel="apple-touch-icon" href="${appIconFolder}apple-touch-180.png">`,
  ...(['light', 'dark'] as const).flatMap((one) => {
    if (theme !== 'system') return theme === one ? [`<meta name="theme-color" content="${windowColors[one]}">`] : []
    return [`<meta name="theme-color" media="(prefers-color-scheme: ${one})" content="${windowColors[one]}">`]
  }),
]
