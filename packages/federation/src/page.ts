import type { Audience } from '@lernspur/contracts/area-route.contract'
import type { AreaEntry, Preload, Registry } from '@lernspur/contracts/registry.contract'
import { bestMatch, fillTemplate } from './path-pattern'
import { audienceCookie } from './runtime/audience-cookie'
import { type ListedPages, pageRegistry, registryElementId } from './runtime/page-registry'
import { reportingName } from './runtime/reporting-dsn'
import { traceTicketName } from './runtime/trace-ticket'
import { trustedTypesPolicy } from './trusted-types'
import { appIconFolder, webAppLinks, webManifestPath } from './web-app'

/** A developer's build in a page. */
interface VisibleBuild {
  /** Counts up with each build. */
  readonly build: number
  /** The compiler's name of what was built. */
  readonly hash: string
  /** Address of the script that the page runs before the shell: React as it is developed with. */
  readonly script: string
}

/** What the pages of a developer are told of a later build. */
export interface BuildUpdate extends Omit<VisibleBuild, 'script'> {
  /** The first build whose pages can take it in; older ones are loaded again. */
  readonly since: number
  /** Integrities of its scripts and styles by their addresses. */
  readonly files: Readonly<Record<string, string>>
}

/** The notice of a page that shows a version of an area that is not live (rules release.13 and release.20). */
export interface VersionBar {
  /** Which area, and of whom or which version. */
  readonly text: string
  /** Label of the button that leads back to the live version. */
  readonly end: string
  /** The build of a developer that this page shows. Later ones are announced at `/news` below the address. */
  readonly development?: VisibleBuild | undefined
  /** Path: `/end` below it leads back. */
  readonly address: string
}

/** The versions whose screens a page counts (rules desk.9, release.9). */
export interface CountedVersions {
  /** Unit → version. */
  readonly versions: Readonly<Record<string, string>>
  /** Whether one of them is compared with a canary, so that what was counted is soon needed. */
  readonly isCompared: boolean
}

export interface PageOptions {
  readonly registry: Registry
  /** Integrity of a released file by its address; undefined for any other address. */
  readonly integrityOf: (url: string) => string | undefined
  /** Path of the request, without query. */
  readonly path: string
  /** Nonce of this response's Content-Security-Policy. */
  readonly nonce: string
  readonly csrfToken: string
  readonly language: 'de' | 'en'
  /** `system`: the device's preference. */
  readonly theme: 'light' | 'dark' | 'system'
  /** Whether the request has a session cookie. Without one no area is shown, so none is preloaded. */
  readonly signedIn: boolean
  /** The user's audiences, as stored in the browser; null if unknown. */
  readonly audiences: readonly Audience[] | null
  /** A sentence above everything else, in the page's language. */
  readonly notice?: string | undefined
  readonly bar?: VersionBar | undefined
  /** Where errors and traces are sent; reporting is off without it. */
  readonly reportingDsn?: string | undefined
  /** What this page counts of its screens; nothing without it. */
  readonly counted?: CountedVersions | undefined
  /** Lets the calls of this page begin traces; it begins none without it. */
  readonly traceTicket?: string | undefined
}

export { appIconFolder, audienceCookie, webManifestPath }

const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** JSON as the value of an attribute, in single quotes, because it is full of double ones. */
const jsonAttribute = (value: unknown) =>
  `'${JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')}'`

/** JSON that cannot close its script element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

type LoadingOptions = Pick<PageOptions, 'nonce' | 'integrityOf'>

const integrityAttribute = (url: string, { integrityOf }: LoadingOptions): string => {
  const integrity = integrityOf(url)
  return integrity ? ` integrity="${attribute(integrity)}"` : ''
}

/**
 * Whatever loads the file later takes its integrity from here (rule release.3). Styles load fonts, without integrity.
 */
const preloadLink = ({ url, as }: Preload, loading: LoadingOptions) =>
  [
    `<link rel="preload" as="${as}" href="${attribute(url)}"`,
    as === 'script' ? ` nonce="${attribute(loading.nonce)}"` : '',
    as === 'font' ? ' type="font/woff2" crossorigin' : integrityAttribute(url, loading),
    '>',
  ].join('')

/** Matches the defaults of `fetch`; otherwise the browser would request it twice. */
const readLink = (url: string) => `<link rel="preload" as="fetch" href="${attribute(url)}" crossorigin>`

/** Whether the current version of an area can run in this page. */
const willRun = (area: AreaEntry | undefined, { signedIn }: PageOptions): area is AreaEntry =>
  signedIn && area?.state === 'enabled'

type Script = Registry['shell']['current']['scripts'][number]

/** Needs no style sheet, so it shows even if everything else fails to load. */
const noticeStyle =
  'margin:0;padding:.5rem 1rem;background:#8a1c1c;color:#fff;font:600 .875rem/1.4 sans-serif;text-align:center'

const noticeOf = ({ notice }: PageOptions): string =>
  notice ? `<aside style="${noticeStyle}">${attribute(notice)}</aside>` : ''

/** Ids of the elements that say why what was saved could not be built, and which errors of type it has. */
const failureId = 'lernspur-build-failure'
const typeErrorsId = 'lernspur-type-errors'

/**
 * Takes later builds into the page, or loads it again where that cannot be done; says why there is none, and what has
 * errors of type. Reconnects after the gateway was replaced.
 */
const followBuilds = (address: string, { build, hash }: VisibleBuild): string => `(() => {
  let current = ${inlineJson({ build, hash })}
  let turn = Promise.resolve()
  const failure = document.getElementById('${failureId}')
  const types = document.getElementById('${typeErrorsId}')
  const take = async ({ build, hash, since, files }, stream) => {
    failure.hidden = true
    if (hash === current.hash) return
    if (current.build >= since && await globalThis.lernspurUpdate?.(hash, files)) current = { build, hash }
    else { stream.close(); location.reload() }
  }
  const listen = () => {
    const stream = new EventSource('${address}/news')
    stream.addEventListener('failure', ({ data }) => { failure.textContent = JSON.parse(data); failure.hidden = false })
    stream.addEventListener('types', ({ data }) => {
      const [first, ...rest] = JSON.parse(data).split('\\n')
      types.querySelector('summary').textContent = first
      types.querySelector('pre').textContent = rest.join('\\n')
      types.hidden = first === ''
    })
    stream.addEventListener('build', ({ data }) => { turn = turn.then(() => take(JSON.parse(data), stream)) })
    stream.onerror = () => { if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 3000) }
  }
  listen()
})()`

/** The button is as large as a thumb, and below long words on a phone. */
const barStyle = 'margin:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center'

/** A line in the bar, which covers nothing: the whole message unfolds below it. */
const typeErrorsStyle =
  'padding:.5rem 1rem;background:#5c1014;color:#fff;font:0.875rem/1.5 monospace;overflow-wrap:anywhere'

/** Above everything, and never wider than the page: the lines of a compiler are long. */
const failureStyle =
  'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60vh;overflow:auto;margin:0;padding:1rem;background:#2b1113;color:#fff;font:0.875rem/1.5 monospace;white-space:pre-wrap;overflow-wrap:anywhere'

const developmentLines = (address: string, build: VisibleBuild, nonce: string): string =>
  [
    `<div id="${typeErrorsId}" role="status" hidden style="${typeErrorsStyle}"><details><summary style="cursor:pointer"></summary>`,
    '<pre style="margin:.5rem 0 0;max-height:40vh;overflow:auto;font:inherit;white-space:pre-wrap"></pre></details></div>',
    `<pre id="${failureId}" role="alert" hidden style="${failureStyle}"></pre>`,
    `<script nonce="${attribute(nonce)}">${followBuilds(address, build)}</script>`,
  ].join('')

/** Before the scripts of the shell, which run in this order. */
const developmentScript = ({ bar, nonce, ...options }: PageOptions): string[] =>
  bar?.development
    ? [
        `<script defer nonce="${attribute(nonce)}" src="${attribute(bar.development.script)}"${integrityAttribute(bar.development.script, { nonce, ...options })}></script>`,
      ]
    : []

const versionBar = ({ bar, nonce, path }: PageOptions): string =>
  bar
    ? [
        `<aside style="${noticeStyle}"><form method="post" action="${bar.address}/end" style="${barStyle}">`,
        `<span style="min-width:0;overflow-wrap:anywhere">${attribute(bar.text)}</span> <input type="hidden" name="to" value="${attribute(path)}">`,
        `<button style="min-height:2.75rem;padding:0 1rem;border:1px solid #fff;border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer">${attribute(bar.end)}</button></form></aside>`,
        bar.development ? developmentLines(bar.address, bar.development, nonce) : '',
      ].join('')
    : ''

/** The reader of a page if the browser does not tell. */
const defaultAudiences: readonly Audience[] = ['school']

const ruleOf = ({ registry, path }: PageOptions) => {
  const rules = Object.values(registry.areas).flatMap((area) => area.current.rules)
  return bestMatch(rules, ({ pattern }) => pattern, path, 'prefix')
}

/** Whose pages navigation lists at once; others are read later. */
const listedPages = (options: PageOptions): ListedPages => {
  const { audiences, language } = options
  const needs = ruleOf(options)?.needs ?? []
  if (audiences) return { audiences, language }
  if (needs.includes('provider')) return { audiences: ['provider'], language }
  return { audiences: needs.includes('leader') ? ['school', 'leader'] : defaultAudiences, language }
}

/** Whether the user will be redirected from this path (rule screen.3), so that none of its files are needed. */
const isRedirected = (options: PageOptions): boolean => {
  const needs = ruleOf(options)?.needs ?? []
  return (['provider', 'leader'] as const).some(
    (one) => needs.includes(one) && options.audiences?.includes(one) === false,
  )
}

/** The reader of this path, as far as its area or the browser tells. */
const visitorsOf = (options: PageOptions): readonly Audience[] => {
  const { audiences } = options
  const rule = ruleOf(options)
  if (isRedirected(options)) return audiences ?? defaultAudiences
  if (rule?.needs.includes('provider')) return ['provider']
  if (rule?.needs.some((need) => need === 'school' || need === 'leader')) return ['school']
  return rule?.setup === 'person' ? ['founder'] : (audiences ?? defaultAudiences)
}

/** Links for what every page reads first. */
const everyPageReads = (options: PageOptions): string[] => {
  const visitors = visitorsOf(options)
  const reads = options.registry.shell.current.reads.filter(
    (one) => one.for === undefined || visitors.includes(one.for),
  )
  return options.signedIn ? reads.map(({ url }) => readLink(url)) : []
}

const fileLinks = (files: readonly Preload[], loading: LoadingOptions) =>
  [...new Map(files.map((file) => [file.url, file])).values()].map((file) => preloadLink(file, loading))

const forLanguage = (files: readonly Preload[], language: string) =>
  files.filter((file) => file.language === undefined || file.language === language)

/** Seconds between two reports of a page while nothing is compared. */
const reportEvery = 60

const reportingMeta = ({ reportingDsn = '', counted }: PageOptions): string[] => {
  const { versions = {}, isCompared = false } = counted ?? {}
  const every = isCompared ? '' : ` data-every="${reportEvery}"`
  const watchedAttribute = Object.keys(versions).length > 0 ? ` data-watched=${jsonAttribute(versions)}${every}` : ''
  return reportingDsn || watchedAttribute
    ? [`<meta name="${reportingName}" content="${attribute(reportingDsn)}"${watchedAttribute}>`]
    : []
}

const traceMeta = ({ traceTicket }: PageOptions): string[] =>
  traceTicket ? [`<meta name="${traceTicketName}" content="${attribute(traceTicket)}">`] : []

/** The route of this path in its area; undefined for the shell's own paths. */
const routeOf = ({ registry, path }: PageOptions) =>
  bestMatch(
    Object.values(registry.areas).flatMap((area) => area.current.routes),
    ({ pattern }) => pattern,
    path,
    'whole',
  )

/** The frame without data, until the shell replaces it; nothing where the page will look otherwise. */
const skeletonOf = (options: PageOptions): string => {
  const { registry, path, signedIn } = options
  const hasFrame = signedIn && !path.startsWith('/auth') && (routeOf(options)?.layout ?? 'frame') === 'frame'
  return hasFrame ? (registry.shell.current.skeleton ?? '') : ''
}

/** Preload links for the area of this path; none if the path is the shell's or the area is switched off. */
const areaLinks = (options: PageOptions): string[] => {
  const { registry, path, language } = options
  const owned = Object.values(registry.areas).flatMap((area) => area.current.owns.map((pattern) => ({ pattern, area })))
  const area = bestMatch(owned, ({ pattern }) => pattern, path, 'prefix')?.area
  if (!willRun(area, options) || isRedirected(options)) return []
  const { entry, routes, locales } = area.current
  const route = bestMatch(routes, ({ pattern }) => pattern, path, 'whole')
  const reads = route?.reads.map((read) => fillTemplate(read, route.pattern, path)) ?? []
  return [
    ...fileLinks(
      [
        { url: entry, as: 'script' },
        ...(registry.shell.current.layouts[route?.layout ?? 'frame'] ?? []),
        ...forLanguage(route?.preload ?? [], language),
        ...(route?.readsDrafts ? (registry.shell.current.drafts ?? []) : []),
        ...(locales[language] ?? []),
      ],
      options,
    ),
    ...reads.map(readLink),
  ]
}

/** Preload links for the start page: its own files, and slot components for the given audiences. */
const homeLinks = (options: PageOptions): string[] => {
  const { registry, path, language, signedIn } = options
  const audiences = options.audiences ?? defaultAudiences
  if (path !== '/' || !signedIn) return []
  const parts = Object.values(registry.areas).flatMap((area) => {
    const visible = area.current.parts.filter((part) => audiences.includes(part.for))
    if (visible.length === 0 || !willRun(area, options)) return []
    const { entry, partLocales } = area.current
    const files = [...visible.flatMap(({ preload }) => preload), ...(partLocales[language] ?? [])]
    return fileLinks([{ url: entry, as: 'script' }, ...files], options)
  })
  return [...fileLinks(registry.shell.current.home, options), ...parts]
}

const deferredScript = ({ url, integrity }: Script, nonce: string): string =>
  `<script defer fetchpriority="high" nonce="${attribute(nonce)}" src="${attribute(url)}" integrity="${attribute(integrity)}"></script>`

/** Marks the link of a script that runs once the skeleton is painted. */
const startsAttribute = 'data-starts'

const preloadedScript = ({ url, integrity }: Script, nonce: string): string =>
  `<link rel="preload" as="script" fetchpriority="high" href="${attribute(url)}" nonce="${attribute(nonce)}" integrity="${attribute(integrity)}" ${startsAttribute}>`

/** Milliseconds that scripts wait for the first paint at most. */
const paintMs = 200

/**
 * Runs the scripts of the marked links, in their order, once the skeleton is painted: a script that is there first, as
 * one that the browser has stored, would run before, and a tablet would show nothing meanwhile. A page that nobody sees
 * is not painted. Their addresses stay as they are written, because a shell reads its version from there.
 */
const runAfterPaint = (nonce: string): string => `<script nonce="${attribute(nonce)}">(() => {
let links = document.querySelectorAll('[${startsAttribute}]')
const run = () => {
for (const link of links) document.head.append(Object.assign(document.createElement('script'), { src: link.getAttribute('href'), integrity: link.integrity, async: false }))
links = []
}
if (document.hidden) return run()
new PerformanceObserver(run).observe({ type: 'paint', buffered: true })
setTimeout(run, ${paintMs})
})()</script>`

/** What those read who find a page by a search engine or send its address around. */
const descriptions = {
  de: 'Beobachten, was Kinder lernen, und Zeugnisse schreiben, die Eltern verstehen.',
  en: 'Record what children learn, and write reports that parents understand.',
} as const

/**
 * The HTML of every page: a pure function of its options; the caller sets status and headers. Works under a policy of
 * `script-src 'nonce-…' 'self'` as well as `'nonce-…' 'strict-dynamic'`, without unsafe-eval.
 */
export const renderPage = (options: PageOptions): string => {
  const { registry, nonce, csrfToken, language, theme } = options
  const { scripts, styles, fonts, icon, locales } = registry.shell.current
  const skeleton = skeletonOf(options)
  // A developer's script of React has to run before, in the order of deferred ones.
  const waitsForPaint = skeleton !== '' && options.bar?.development === undefined
  const head = [
    '<meta charset="utf-8">',
    '<title>Lernspur</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="description" content="${descriptions[language]}">`,
    `<meta name="csrf-token" content="${attribute(csrfToken)}">`,
    ...reportingMeta(options),
    ...traceMeta(options),
    `<script nonce="${attribute(nonce)}">${trustedTypesPolicy}</script>`,
    ...styles.map((url) => `<link rel="stylesheet" href="${attribute(url)}"${integrityAttribute(url, options)}>`),
    ...developmentScript(options),
    ...scripts.map((script) => (waitsForPaint ? preloadedScript(script, nonce) : deferredScript(script, nonce))),
    // Not SVG: a browser without an icon cache, as in a private window, would parse it as a document on every page.
    ...(icon ? [`<link rel="icon" href="${attribute(icon)}" type="image/png">`] : []),
    ...webAppLinks(theme),
    ...(locales[language] ?? []).map((preload) => preloadLink(preload, options)),
    ...areaLinks(options),
    ...homeLinks(options),
    ...everyPageReads(options),
    // Last, because browsers open few connections at once, and without code and data there is no text to show.
    ...fonts.map((url) => preloadLink({ url, as: 'font' }, options)),
    `<script type="application/json" id="${registryElementId}" nonce="${attribute(nonce)}">${inlineJson(pageRegistry(registry, listedPages(options)))}</script>`,
  ]
  return [
    '<!doctype html>',
    `<html lang="${language}"${theme === 'system' ? '' : ` data-theme="${theme}"`}>`,
    `<head>${head.join('\n')}</head>`,
    `<body>${noticeOf(options)}${versionBar(options)}<div id="root">${skeleton}</div>${waitsForPaint ? runAfterPaint(nonce) : ''}</body>`,
    '</html>',
  ].join('\n')
}
