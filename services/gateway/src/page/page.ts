import { randomBytes } from 'node:crypto'
import { type Audience, audiences } from '@lernspur/contracts/area-route.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { audienceCookie, type CountedVersions, renderPage, type VersionBar } from '@lernspur/federation/page'
import type { ServedRegistry } from '@lernspur/release/serve/live-registry'
import { preSessionCookie, readCookie } from '@lernspur/service-kit/session/cookies'
import { csrfToken, readTokens } from '@lernspur/service-kit/session/csrf'
import { pageLanguage } from '@lernspur/service-kit/session/language'
import { newToken } from '@lernspur/service-kit/session/token'
import type { GatewayConfig } from '../gateway-config'
import { pageHeaders } from '../request/security-headers'
import type { Visit } from '../request/visit'

const themes = ['light', 'dark', 'system'] as const

/** Cookie that stores the chosen theme. */
const themeCookieName = 'lernspur-theme'

const themeOf = (headers: Headers) => {
  const chosen = readCookie(headers.get('cookie'), themeCookieName)
  return themes.find((theme) => theme === chosen) ?? 'system'
}

/** The audiences of the last page. Outdated ones only make a page load too much, or something too late. */
const audiencesOf = (headers: Headers): readonly Audience[] | null => {
  const audienceParts = readCookie(headers.get('cookie'), audienceCookie)?.split('.')
  return audienceParts ? audiences.filter((audience) => audienceParts.includes(audience)) : null
}

/** What a demo that the network can reach says on every page (rule server.1). */
const openDemoNotice: Record<Language, string> = {
  de: 'Diese Vorführung ist im Netz erreichbar: Ihre Passwörter sind bekannt, und alle können alle Mails lesen. Geben Sie keine echten Daten ein.',
  en: 'This demo is open to the network: its passwords are known, and everybody can read all mails. Do not enter real data.',
}

/** 128 bits, as the policy asks for: a page repeats it with each script. */
const newNonce = (): string => randomBytes(16).toString('base64url')

/**
 * The page of any address of the interface. Its CSRF token belongs to the session, else to the pre-session, which is
 * begun here when the browser has neither (rule session.4). It is not compressed: it holds that token beside parts of the
 * address, and the length of a compressed answer would betray the token letter by letter (BREACH).
 */
export const pageAnswer = (
  visit: Visit,
  { registry, integrityOf }: ServedRegistry,
  config: GatewayConfig,
  { counted, bar, traceTicket }: { counted?: CountedVersions; bar?: VersionBar; traceTicket?: string | undefined },
): Response => {
  const { headers } = visit.request
  const { session, preSession } = readTokens(headers, config.publicUrl)
  const token = session ?? preSession ?? newToken()
  const nonce = newNonce()
  const language = pageLanguage(headers)
  // Errors of a version that is not live are for whoever looks at it.
  const reportingDsn = bar ? undefined : config.reportingDsn
  const html = renderPage({
    registry,
    integrityOf,
    path: visit.url.pathname,
    nonce,
    csrfToken: csrfToken(config.secret, token),
    language,
    theme: themeOf(headers),
    signedIn: session !== undefined,
    audiences: audiencesOf(headers),
    notice: config.isOpenDemo ? openDemoNotice[language] : undefined,
    bar,
    reportingDsn,
    counted,
    traceTicket,
  })
  const answer = new Headers({
    'cache-control': 'no-store',
    'content-language': language,
    'content-type': 'text/html; charset=utf-8',
    ...pageHeaders(nonce, reportingDsn),
  })
  if (!session && !preSession) answer.append('set-cookie', preSessionCookie(config.publicUrl, token))
  return new Response(html, { headers: answer })
}
