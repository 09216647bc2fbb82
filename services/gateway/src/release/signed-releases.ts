import type { Label } from '@lernspur/contracts/area-route.contract'
import { unitId, unitOf } from '@lernspur/contracts/release/release.contract'
import type { CommandOutcome } from '@lernspur/release/command/run-command'
import { openInstallation } from '@lernspur/release/installation'
import { isSchool } from '@lernspur/release/is-school'
import { previewPath, sealPreview } from '@lernspur/release/preview'
import { ReleaseProblem } from '@lernspur/release/registry/author'
import { signerOf } from '@lernspur/release/registry/signature'
import { serviceState } from '@lernspur/release/service-state'
import { hasDigest, readSignature, type SignedRequest } from '@lernspur/release/signed-request'
import { ForeignUnit, requireOwn, runTeamCommand } from '@lernspur/release/team/run-team-command'
import { takeFiles } from '@lernspur/release/team/take-files'
import {
  commandsPath,
  filesPath,
  sentFilesSchema,
  servicePath,
  type TeamAnswer,
  type TeamCommand,
  teamCommandSchema,
} from '@lernspur/release/team/team-command'
import { openTeams, type RequestedKeyAct, type SigningKey } from '@lernspur/release/team/teams'
import { describeFailure, type Logger } from '@lernspur/service-kit/process/log'
import { requestLanguage } from '@lernspur/service-kit/session/language'
import type * as z from 'zod'
import type { GatewayConfig } from '../gateway-config'
import { createRateLimit } from '../request/rate-limit'
import type { Answer, Visit } from '../request/visit'

/** Bytes of a command with the manifests of everything in a checkout, and of files in base64. */
const maxLength = { [commandsPath]: 8 * 1024 * 1024, [filesPath]: 40 * 1024 * 1024, [servicePath]: 0 }
/** Requests a minute from one address, which may be a whole team's, and by one key: a release takes some twenty. */
const maxRequests = 300
/** Seconds that a command may take: it may have to compare types by the compiler. */
const maxSeconds = 120

/** Verbs that change nothing, of which no act is recorded. */
const reading: ReadonlySet<TeamCommand['verb']> = new Set(['check', 'status', 'why', 'history'])

const answer = (status: number, content: object): Response =>
  Response.json(content, { status, headers: { 'cache-control': 'no-store' } })

/** Why a request is not taken, whatever it asks for. */
const refusals = {
  unknown: {
    de: 'Diese Anfrage hat kein Schlüssel unterschrieben, den diese Installation annimmt, oder die Uhr des Absenders geht falsch.',
    en: 'This request is not signed by a key that this installation takes, or the clock of the sender is wrong.',
  },
  tooMany: { de: 'Zu viele Anfragen: warten Sie eine Minute.', en: 'Too many requests: wait a minute.' },
  otherCommand: {
    de: 'Diesen Befehl versteht die Installation nicht: er kann von einer anderen Version stammen.',
    en: 'This command is not understood: it may come from another version.',
  },
  otherFiles: {
    de: 'Diese Dateien versteht die Installation nicht: sie können von einer anderen Version stammen.',
    en: 'These files are not understood: they may come from another version.',
  },
  whichVersion: { de: 'Welche Version welches Dienstes?', en: 'Which version of which service?' },
  failed: {
    de: 'Es ist an der Installation misslungen; deren Protokoll nennt den Grund.',
    en: 'It failed at the installation, whose log has the reason.',
  },
} as const satisfies Readonly<Record<string, Label>>

type Language = keyof Label

/** The language that a team asks for; English, as commands speak, where it asks for none. */
const languageOf = ({ headers }: Request): Language =>
  headers.has('accept-language') ? requestLanguage(headers) : 'en'

/** One answer to all who are not known, so that nobody learns which keys there are (rule team-release.3). */
const unknown = (language: Language): Response => answer(401, { message: refusals.unknown[language] })

const tooMany = (language: Language): Response =>
  new Response(JSON.stringify({ message: refusals.tooMany[language] }), {
    status: 429,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json', 'retry-after': '60' },
  })

const parse = <Shape extends z.ZodType>(schema: Shape, bytes: Uint8Array): z.output<Shape> | undefined => {
  try {
    return schema.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).data
  } catch {
    return undefined
  }
}

/** A command as it is recorded: what was typed, without what was sent along. */
const commandText = ({ verb, words, weight, school, isOff, isRetiring }: TeamCommand): string =>
  [
    verb,
    ...words,
    ...(weight === undefined ? [] : ['--weight', String(weight)]),
    ...(school === undefined ? [] : ['--school', school]),
    ...(isOff ? ['--off'] : []),
    ...(isRetiring ? ['--retire'] : []),
  ].join(' ')

/** Opens what releases are written to, once somebody is there who may: most installations have no team. */
const open = (config: GatewayConfig) => {
  const { databaseUrl: ownerUrl, secret, dataDir, s3 } = config
  return { installation: openInstallation({ ownerUrl, secret, dataDir, s3 }), teams: openTeams({ ownerUrl, secret }) }
}

/** Whose request it is, and in which language it is answered. */
interface Requester {
  readonly key: SigningKey
  readonly language: Language
}

/** What a command says; why it failed also in German. */
const textIn = ({ text, german = text }: CommandOutcome, language: Language): string =>
  language === 'de' ? german : text

interface SignedReleasesOptions {
  readonly config: GatewayConfig
  readonly log: Pick<Logger, 'error' | 'warn'>
  readonly fileFaults: () => Promise<readonly string[]>
}

/**
 * Commands and builds that a team's key has signed (rules team-release.1, team-release.2, team-release.3). The signature, the key and the
 * length are checked before a body is read, the nonce after it.
 */
export const createSignedReleases = ({ config, log, fileFaults }: SignedReleasesOptions) => {
  const { origin } = new URL(config.publicUrl)
  const signer = signerOf(config.secret)
  const mayCall = createRateLimit(maxRequests)
  const mayUse = createRateLimit(maxRequests)
  let opened: ReturnType<typeof open> | undefined

  const refused = async (
    { key, language }: Requester,
    { command, sentences }: Pick<RequestedKeyAct, 'command'> & { readonly sentences: Label },
  ): Promise<Response> => {
    const reason = sentences.en
    await opened?.teams.record(key.id, { command, reason, code: null })
    log.warn({ service: 'gateway', reason: `${key.team}/${key.name} was refused: ${command}. ${reason}` })
    return answer(403, { message: sentences[language] })
  }

  const runCommand = async (
    bytes: Uint8Array,
    requester: Requester,
    { installation, teams }: ReturnType<typeof open>,
  ) => {
    const { key, language } = requester
    const command = parse(teamCommandSchema, bytes)
    if (!command) return answer(400, { message: refusals.otherCommand[language] })
    const text = commandText(command)
    try {
      const outcome = await runTeamCommand(command, key, {
        installation,
        fileFaults,
        isSchool: (id) => isSchool(config.databaseUrl, id),
        previewAddress: (preview) => `${config.publicUrl}${previewPath}?preview=${sealPreview(preview, signer)}`,
      })
      const { code, failure, units = [], retiring = [], data } = outcome
      if (failure !== undefined) log.error({ service: 'gateway', reason: `${text}: ${describeFailure(failure)}` })
      const reason = code === 0 ? '' : outcome.text
      if (!command.isRehearsal && !reading.has(command.verb))
        await teams.record(key.id, { command: text, code, reason })
      const result: TeamAnswer = {
        code,
        text: failure === undefined ? textIn(outcome, language) : refusals.failed[language],
        data,
        units: units.map(unitId),
        retiring: retiring.map(unitId),
      }
      return answer(200, result)
    } catch (error) {
      if (error instanceof ForeignUnit) return await refused(requester, { command: text, sentences: error.sentences })
      throw error
    }
  }

  const putFiles = async (bytes: Uint8Array, requester: Requester, { installation }: ReturnType<typeof open>) => {
    const sent = parse(sentFilesSchema, bytes)
    const { key, language } = requester
    if (!sent) return answer(400, { message: refusals.otherFiles[language] })
    const id = unitId(sent.manifest)
    try {
      requireOwn(key, [id])
      return answer(200, { missing: await takeFiles(installation, sent.manifest, sent.files) })
    } catch (error) {
      if (error instanceof ForeignUnit)
        return await refused(requester, { command: `files of ${id}`, sentences: error.sentences })
      if (error instanceof ReleaseProblem) return answer(422, { message: error.in(language) })
      throw error
    }
  }

  const serviceAnswer = async ({ url }: Visit, requester: Requester, { installation }: ReturnType<typeof open>) => {
    const { key, language } = requester
    const [id, version] = ['unit', 'version'].map((name) => url.searchParams.get(name) ?? '')
    const unit = unitOf(id ?? '')
    if (!unit || !id || !version) return answer(400, { message: refusals.whichVersion[language] })
    try {
      requireOwn(key, [id])
    } catch (error) {
      if (!(error instanceof ForeignUnit)) throw error
      return await refused(requester, { command: `look ${id}`, sentences: error.sentences })
    }
    return answer(200, await serviceState(installation.registry, unit, version, config.runDir))
  }

  /** Why a signed request of a known key is not taken; undefined for one that is. */
  const flawOf = async (
    { key, language }: Requester,
    signed: SignedRequest,
    body: Uint8Array,
  ): Promise<Response | undefined> => {
    if (!hasDigest(body, signed)) return unknown(language)
    if (await opened?.teams.takeNonce(key.id, signed.nonce)) return undefined
    await opened?.teams.record(key.id, { command: 'replay', code: null, reason: 'The same request was sent before.' })
    return unknown(language)
  }

  const take = async (visit: Visit, path: keyof typeof maxLength): Promise<Response> => {
    const { request, url } = visit
    const length = Number(request.headers.get('content-length') ?? 0)
    const isRead = path === servicePath
    if (length > maxLength[path] || (length === 0) !== isRead || request.headers.has('transfer-encoding'))
      return answer(413, { message: `A request of ${length} bytes is not taken here.` })
    const signed = readSignature(request.headers, {
      method: request.method,
      target: `${origin}${url.pathname}${url.search}`,
    })
    const language = languageOf(request)
    if (!signed) return unknown(language)
    opened ??= open(config)
    const key = await opened.teams.find(signed.key)
    if (!key) return unknown(language)
    if (key.isRevoked) {
      const reason = 'The key is revoked.'
      if (mayUse(key.id)) await opened.teams.record(key.id, { command: url.pathname, code: null, reason })
      return unknown(language)
    }
    if (!mayUse(key.id)) return tooMany(language)
    visit.setIdleTimeout(maxSeconds)
    const body = isRead ? new Uint8Array() : await request.bytes()
    const requester = { key, language }
    const flaw = await flawOf(requester, signed, body)
    if (flaw) return flaw
    if (path === servicePath) return await serviceAnswer(visit, requester, opened)
    return await (path === commandsPath ? runCommand : putFiles)(body, requester, opened)
  }

  const methods: Readonly<Record<keyof typeof maxLength, string>> = {
    [commandsPath]: 'POST',
    [filesPath]: 'POST',
    [servicePath]: 'GET',
  }
  const paths = Object.keys(methods) as (keyof typeof maxLength)[]

  /** Answers its own addresses; undefined for any other. */
  return async (visit: Visit): Promise<Answer | undefined> => {
    const path = paths.find((one) => one === visit.url.pathname && methods[one] === visit.request.method)
    // A checkout that is served as it lies has no registry to release into.
    if (path === undefined || config.checkout !== undefined) return undefined
    return {
      route: path,
      response: mayCall(visit.address) ? await take(visit, path) : tooMany(languageOf(visit.request)),
    }
  }
}
