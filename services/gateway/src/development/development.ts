import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { DevelopmentBar } from '@lernspur/federation/page'
import { buildsPath, consentPath, developerKeysFile } from '@lernspur/release/development-statement'
import type { ServedRegistry } from '@lernspur/release/serve/live-registry'
import { EventStream, events } from '@lernspur/service-kit/answer/event-stream'
import { developmentCookie, developmentCookieName, readCookie } from '@lernspur/service-kit/session/cookies'
import { pageLanguage } from '@lernspur/service-kit/session/language'
import type { GatewayConfig } from '../gateway-config'
import type { Answer, Visit } from '../request/visit'
import { consentPage } from './consent-page'
import { createSessionTable, type Session } from './session-table'
import { takeBuild } from './take-build'

const endPath = `${consentPath}/end`
const buildEventsPath = `${consentPath}/news`

const barTexts: Record<Language, (area: string, developer: string) => Pick<DevelopmentBar, 'text' | 'end'>> = {
  de: (area, developer) => ({ text: `Entwicklung: „${area}“ von ${developer}`, end: 'Beenden' }),
  en: (area, developer) => ({ text: `Development: “${area}” of ${developer}`, end: 'End' }),
}

const noStore = { 'cache-control': 'no-store' }
const refused = (status: 403 | 404): Response => new Response(null, { status, headers: noStore })

/** Headers that only browsers set: no page of another origin starts or ends anything here. */
const isOwnPage = ({ headers }: Request, publicUrl: string): boolean =>
  headers.get('origin') === new URL(publicUrl).origin && ['same-origin', null].includes(headers.get('sec-fetch-site'))

/** Bytes; our own form has a few hundred. */
const readForm = async (request: Request): Promise<URLSearchParams> =>
  Number(request.headers.get('content-length') || 10_000) < 10_000
    ? new URLSearchParams(await request.text())
    : new URLSearchParams()

/** An address of this installation; any other becomes its start page. */
const ownAddress = (path: string, publicUrl: string): string => {
  const own = new URL(publicUrl)
  const url = URL.parse(path, own)
  return url?.origin === own.origin ? url.href : own.href
}

/** The registry with the developer's build in place of that area's live version. */
const registryFor = (session: Session, { registry, integrityOf }: ServedRegistry): ServedRegistry => {
  const { page, files } = session
  const folder = `/mfe/${page.area}/${page.version}/`
  const own = new Map(files.map(({ path, integrity }) => [folder + path, integrity]))
  const visible = { ...registry, areas: { ...registry.areas } }
  visible.areas[page.area] = { state: 'enabled', current: page, fallback: null }
  const content = JSON.stringify(visible)
  return {
    registry: visible,
    content,
    etag: `"${Bun.hash(content).toString(36)}"`,
    integrityOf: (url) => own.get(url) ?? integrityOf(url),
  }
}

/** A developer's version of an area, in browsers that agreed; all others see nothing of it (rule release.13). */
export const createDevelopment = (config: GatewayConfig, leaving: AbortSignal) => {
  const { publicUrl, mode, dataDir, developerKeys } = config
  const table = createSessionTable(publicUrl)
  const sessionOf = ({ request }: Visit): Session | undefined =>
    table.find(readCookie(request.headers.get('cookie'), developmentCookieName(publicUrl)) ?? '')

  /** Keys of trusted developers; in production only configured ones. */
  const trusted = async (): Promise<readonly string[]> => {
    if (mode === 'production') return developerKeys
    const storedKeys = await readFile(join(dataDir, developerKeysFile), 'utf8').catch(() => '')
    return [...developerKeys, ...storedKeys.split('\n').filter(Boolean)]
  }

  const moveTo = (path: string, cookie: string): Response =>
    new Response(null, {
      status: 303,
      headers: { ...noStore, location: ownAddress(path, publicUrl), 'set-cookie': cookie },
    })

  const begin = async ({ request }: Visit): Promise<Response> => {
    if (!isOwnPage(request, publicUrl)) return refused(403)
    const session = table.find((await readForm(request)).get('session') ?? '')
    if (!session) return refused(404)
    const seconds = Math.floor((session.expires - Date.now()) / 1_000)
    return moveTo('/', developmentCookie(publicUrl, session.session, seconds))
  }

  const end = async ({ request }: Visit): Promise<Response> =>
    isOwnPage(request, publicUrl)
      ? moveTo((await readForm(request)).get('to') ?? '/', developmentCookie(publicUrl, '', 0))
      : refused(403)

  const buildsStream = (session: Session): Response => {
    const stream = new EventStream(({ send, end }) => {
      const close = () => end()
      send('build', String(table.find(session.session)?.build ?? session.build))
      leaving.addEventListener('abort', close, { once: true })
      const leave = table.listen(session.session, (build) => send('build', String(build)))
      return () => {
        leaving.removeEventListener('abort', close)
        leave()
      }
    })
    return events(stream, new Headers())
  }

  const routeTo = async (visit: Visit): Promise<Response | undefined> => {
    const { request, url } = visit
    const route = `${request.method} ${url.pathname}`
    if (route === `POST ${buildsPath}`)
      return await takeBuild(request, table, new URL(publicUrl).origin, await trusted())
    if (route === `GET ${consentPath}` && (await trusted()).length > 0)
      return consentPage(table.find(url.searchParams.get('session') ?? ''), pageLanguage(request.headers))
    if (route === `POST ${consentPath}`) return await begin(visit)
    if (route === `POST ${endPath}`) return await end(visit)
    const session = sessionOf(visit)
    return route === `GET ${buildEventsPath}` && session ? buildsStream(session) : undefined
  }

  return {
    /** The developer's session that a browser shows; undefined for all that did not agree. */
    sessionOf,
    registryFor,
    /** The bar on a page of the session, in the language of the page. */
    barOf: ({ page, developer, build }: Session, { request }: Visit): DevelopmentBar => ({
      ...barTexts[pageLanguage(request.headers)](page.area, developer),
      build,
      address: consentPath,
    }),
    /** Answers its own addresses; undefined for any other. */
    answer: async (visit: Visit): Promise<Answer | undefined> => {
      const response = await routeTo(visit)
      return response && { route: consentPath, response }
    },
    /** A file of the build that this browser shows. */
    file: (visit: Visit): Response | undefined => {
      const session = sessionOf(visit)
      const folder = session && `/mfe/${session.page.area}/${session.page.version}/`
      if (!folder || !visit.url.pathname.startsWith(folder)) return undefined
      const path = visit.url.pathname.slice(folder.length)
      const bytes = session.contents.get(session.files.find((one) => one.path === path)?.integrity ?? '')
      return bytes && new Response(bytes, { headers: { ...noStore, 'content-type': Bun.file(path).type } })
    },
  }
}
