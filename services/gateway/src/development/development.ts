import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { BuildUpdate, VersionBar } from '@lernspur/federation/page'
import { openDevelopmentSessions } from '@lernspur/release/development/development-sessions'
import { buildsPath, consentPath, developerKeysFile, type Statement } from '@lernspur/release/development-statement'
import type { ServedRegistry } from '@lernspur/release/serve/live-registry'
import { EventStream, events } from '@lernspur/service-kit/answer/event-stream'
import { developmentCookie, developmentCookieName, readCookie } from '@lernspur/service-kit/session/cookies'
import { pageLanguage } from '@lernspur/service-kit/session/language'
import type { GatewayConfig } from '../gateway-config'
import { isOwnPage, moveTo, readForm } from '../request/own-form'
import { registryWithArea } from '../request/registry-with-area'
import type { Answer, Visit } from '../request/visit'
import { consentPage } from './consent-page'
import { takeBuild } from './take-build'

const endPath = `${consentPath}/end`
const buildEventsPath = `${consentPath}/news`

const barTexts: Record<Language, (area: string, developer: string) => Pick<VersionBar, 'text' | 'end'>> = {
  de: (area, developer) => ({ text: `Entwicklung: „${area}“ von ${developer}`, end: 'Beenden' }),
  en: (area, developer) => ({ text: `Development: “${area}” of ${developer}`, end: 'End' }),
}

/** Folder of the files of a session's build; the same for all of its builds. */
const folderOf = ({ page }: Statement): string => `/mfe/${page.area}/${page.version}/`

/** What a page needs to take in a build: its scripts and styles with their integrities, which the build before lacked. */
const updateOf = (session: Statement): BuildUpdate => {
  const { build, refresh, files } = session
  const code = files.filter(({ path }) => /\.(js|css)$/.test(path))
  return {
    build,
    hash: refresh.hash,
    since: refresh.since,
    files: Object.fromEntries(code.map(({ path, integrity }) => [folderOf(session) + path, integrity])),
  }
}

const noStore = { 'cache-control': 'no-store' }
const refused = (status: 403 | 404): Response => new Response(null, { status, headers: noStore })

/** A developer's version of an area, in browsers that agreed; all others see nothing of it (rule release.13). */
export const createDevelopment = (config: GatewayConfig, leaving: AbortSignal) => {
  const { publicUrl, mode, dataDir, developerKeys } = config
  /** Keys of trusted developers; in production only configured ones. */
  const trusted = async (): Promise<readonly string[]> => {
    if (mode === 'production') return developerKeys
    const storedKeys = await readFile(join(dataDir, developerKeysFile), 'utf8').catch(() => '')
    return [...developerKeys, ...storedKeys.split('\n').filter(Boolean)]
  }

  const sessions = openDevelopmentSessions({ url: config.databaseUrl, publicUrl, trusted })
  /** While the database is away, a browser gets what is live. */
  const find = (token: string): Promise<Statement | undefined> => sessions.find(token).catch(() => undefined)
  const sessionOf = async ({ request }: Visit): Promise<Statement | undefined> =>
    await find(readCookie(request.headers.get('cookie'), developmentCookieName(publicUrl)) ?? '')

  const begin = async ({ request }: Visit): Promise<Response> => {
    if (!isOwnPage(request, publicUrl)) return refused(403)
    const session = await find((await readForm(request)).get('session') ?? '')
    if (!session) return refused(404)
    const seconds = Math.floor((session.expires - Date.now()) / 1_000)
    return moveTo('/', developmentCookie(publicUrl, session.session, seconds), publicUrl)
  }

  const end = async ({ request }: Visit): Promise<Response> =>
    isOwnPage(request, publicUrl)
      ? moveTo((await readForm(request)).get('to') ?? '/', developmentCookie(publicUrl, '', 0), publicUrl)
      : refused(403)

  const buildsStream = (session: Statement): Response => {
    const stream = new EventStream(({ send, end }) => {
      const close = () => end()
      let announced = 0
      let typeErrors = ''
      const announce = (current: Statement) => {
        // Looks may end in another order than they began.
        if (current.build <= announced) return
        announced = current.build
        // A page that shows the build before stays as it is, with the reason above it.
        if (current.failure === undefined) send('build', JSON.stringify(updateOf(current)))
        else send('failure', JSON.stringify(current.failure))
        const { typeErrors: found = '' } = current
        if (found !== typeErrors) send('types', JSON.stringify(found))
        typeErrors = found
      }
      const look = async () => announce((await find(session.session)) ?? session)
      leaving.addEventListener('abort', close, { once: true })
      const leave = sessions.listen(() => void look())
      void look()
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
      return await takeBuild(request, sessions, new URL(publicUrl).origin, await trusted())
    if (route === `GET ${consentPath}` && (await trusted()).length > 0)
      return consentPage(await find(url.searchParams.get('session') ?? ''), pageLanguage(request.headers))
    if (route === `POST ${consentPath}`) return await begin(visit)
    if (route === `POST ${endPath}`) return await end(visit)
    const session = route === `GET ${buildEventsPath}` ? await sessionOf(visit) : undefined
    return session && buildsStream(session)
  }

  return {
    /** The developer's session that a browser shows; undefined for all that did not agree. */
    sessionOf,
    registryFor: ({ page, files }: Statement, live: ServedRegistry): ServedRegistry =>
      registryWithArea(live, page, files),
    /** The bar on a page of the session, in the language of the page. */
    barOf: (session: Statement, { request }: Visit): VersionBar => ({
      ...barTexts[pageLanguage(request.headers)](session.page.area, session.developer),
      development: {
        build: session.build,
        hash: session.refresh.hash,
        script: folderOf(session) + session.refresh.script,
      },
      address: consentPath,
    }),
    /** Answers its own addresses; undefined for any other. */
    answer: async (visit: Visit): Promise<Answer | undefined> => {
      const response = await routeTo(visit)
      return response && { route: consentPath, response }
    },
    /** A file of the build that this browser shows. */
    file: async (visit: Visit): Promise<Response | undefined> => {
      const session = await sessionOf(visit)
      const folder = session && folderOf(session)
      if (!folder || !visit.url.pathname.startsWith(folder)) return undefined
      const path = visit.url.pathname.slice(folder.length)
      const listed = session.files.find((one) => one.path === path)
      const bytes = listed && (await sessions.content(session, listed.integrity))
      return bytes && new Response(bytes, { headers: { ...noStore, 'content-type': Bun.file(path).type } })
    },
  }
}
