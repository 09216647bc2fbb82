import type { AreaRelease } from '@lernspur/contracts/registry.contract'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { VersionBar } from '@lernspur/federation/page'
import { openPreview, type Preview, previewPath } from '@lernspur/release/preview'
import { signerOf } from '@lernspur/release/registry/signature'
import type { LiveRegistry, ServedRegistry } from '@lernspur/release/serve/live-registry'
import { previewCookie, previewCookieName, readCookie } from '@lernspur/service-kit/session/cookies'
import { readTokens } from '@lernspur/service-kit/session/csrf'
import { pageLanguage } from '@lernspur/service-kit/session/language'
import type { GatewayConfig } from '../gateway-config'
import { isOwnPage, moveTo, readForm } from '../request/own-form'
import { type Question, questionPage } from '../request/question-page'
import { registryWithArea } from '../request/registry-with-area'
import type { Answer, Visit } from '../request/visit'

const endPath = `${previewPath}/end`
const signInPath = '/auth/login'

interface Texts {
  readonly title: string
  readonly begin: string
  readonly end: string
  readonly signIn: string
  readonly over: string
  readonly signInFirst: string
  /** The question, and the bar above each page. */
  question(preview: Preview): string
  bar(preview: Preview): string
}

/** How long it still lasts, in words. */
const hoursLeft = (expires: number, language: Language): string => {
  const hours = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
  return hours.format(Math.ceil((expires - Date.now()) / 3_600_000))
}

const texts: Readonly<Record<Language, Texts>> = {
  de: {
    title: 'Vorschau',
    begin: 'Vorschau beginnen',
    end: 'Beenden',
    signIn: 'Zur Anmeldung',
    over: 'Diese Vorschau gibt es nicht oder nicht mehr.',
    signInFirst: 'Melden Sie sich zuerst an, und öffnen Sie dann diese Adresse noch einmal.',
    question: ({ area, version, expires }) =>
      `Für ${hoursLeft(expires, 'de')} zeigt dieser Browser die Version ${version} des Bereichs „${area}“, die noch nicht für alle freigegeben ist, mit Ihren Rechten und echten Daten. Auf jeder Seite steht dann, wie Sie zurückkommen.`,
    bar: ({ area, version }) => `Vorschau: „${area}“ ${version}`,
  },
  en: {
    title: 'Preview',
    begin: 'Begin preview',
    end: 'End',
    signIn: 'Sign in',
    over: 'There is no such preview, or it is over.',
    signInFirst: 'Sign in first, then open this address again.',
    question: ({ area, version, expires }) =>
      `For ${hoursLeft(expires, 'en')} this browser shows version ${version} of the area “${area}”, which is not live for everybody yet, with your rights and real data. Every page then says how to get back.`,
    bar: ({ area, version }) => `Preview: “${area}” ${version}`,
  },
}

/** A preview with the release that it shows. */
export interface VisiblePreview extends Preview {
  readonly page: AreaRelease
  readonly files: ReleaseManifest['files']
}

/** One released version of an area, in browsers with a session that agreed to it (rule release.20). */
export const createPreviews = ({ publicUrl, secret }: GatewayConfig, releases: Pick<LiveRegistry, 'manifest'>) => {
  const signer = signerOf(secret)

  const find = async (token: string): Promise<VisiblePreview | undefined> => {
    const preview = openPreview(token, signer)
    if (!preview) return undefined
    // Without it, such as while the database is away, the browser gets what is live.
    const manifest = await releases.manifest(preview.area, preview.version).catch(() => undefined)
    return manifest?.kind === 'area' ? { ...preview, page: manifest.page, files: manifest.files } : undefined
  }
  const hasSession = ({ request }: Visit): boolean => readTokens(request.headers, publicUrl).session !== undefined

  const questionFor = (
    token: string,
    preview: VisiblePreview | undefined,
    visit: Visit,
    language: Language,
  ): Question => {
    const { title, over, signIn, signInFirst, question, begin } = texts[language]
    if (!preview) return { title, body: over }
    if (!hasSession(visit)) return { title, body: signInFirst, link: { address: signInPath, label: signIn } }
    const form = { action: previewPath, field: 'preview', value: token, label: begin }
    return { title, body: question(preview), form }
  }

  const question = async (visit: Visit): Promise<Response> => {
    const token = visit.url.searchParams.get('preview') ?? ''
    const language = pageLanguage(visit.request.headers)
    return questionPage(questionFor(token, await find(token), visit, language), language)
  }

  const begin = async (visit: Visit): Promise<Response> => {
    const token = (await readForm(visit.request)).get('preview') ?? ''
    const preview = hasSession(visit) ? await find(token) : undefined
    if (!preview) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    const seconds = Math.floor((preview.expires - Date.now()) / 1_000)
    return moveTo('/', previewCookie(publicUrl, token, seconds), publicUrl)
  }

  const end = async ({ request }: Visit): Promise<Response> =>
    moveTo((await readForm(request)).get('to') ?? '/', previewCookie(publicUrl, '', 0), publicUrl)

  const routeTo = async (visit: Visit): Promise<Response | undefined> => {
    const { request, url } = visit
    if (request.method === 'GET' && url.pathname === previewPath) return await question(visit)
    const act = { [previewPath]: begin, [endPath]: end }[url.pathname]
    if (request.method !== 'POST' || !act) return undefined
    if (isOwnPage(request, publicUrl)) return await act(visit)
    return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } })
  }

  return {
    /** The preview that a browser with a session shows; undefined for all that did not agree. */
    of: async (visit: Visit): Promise<VisiblePreview | undefined> => {
      const token = readCookie(visit.request.headers.get('cookie'), previewCookieName(publicUrl))
      return token && hasSession(visit) ? await find(token) : undefined
    },
    registryFor: ({ page, files }: VisiblePreview, live: ServedRegistry): ServedRegistry =>
      registryWithArea(live, page, files),
    /** The bar on a page of the preview, in the language of the page. */
    barOf: (preview: VisiblePreview, { request }: Visit): VersionBar => {
      const { bar, end: label } = texts[pageLanguage(request.headers)]
      return { text: bar(preview), end: label, address: previewPath }
    },
    /** Answers its own addresses; undefined for any other. */
    answer: async (visit: Visit): Promise<Answer | undefined> => {
      const response = await routeTo(visit)
      return response && { route: previewPath, response }
    },
  }
}
