import { join } from 'node:path'
import type { ReleaseFile, ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import type { FinishedBuild } from '@lernspur/release/release-build'
import { signatureHeaders, skewSeconds } from '@lernspur/release/signed-request'
import {
  commandsPath,
  filesPath,
  missingFilesSchema,
  type ServiceState,
  servicePath,
  serviceStateSchema,
  type TeamAnswer,
  type TeamCommand,
  teamAnswerSchema,
} from '@lernspur/release/team/team-command'
import type * as z from 'zod'
import { Problem } from '../../console/problem'
import type { RemoteInstallation } from './team-key'

/** Milliseconds that an installation has to answer: it may compare types by the compiler. */
const timeoutMs = 150_000
/** Bytes of files that one request carries at most, unless a single file has more. */
const batchBytes = 6 * 1024 * 1024

/** Paths of files for one request after the other. */
const batches = (files: readonly ReleaseFile[]): string[][] => {
  const found: string[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const { path, size } of files) {
    bytes += size
    if (bytes > batchBytes) {
      found.push([])
      bytes = size
    }
    found.at(-1)?.push(path)
  }
  return found
}

const messageIn = (text: string): string | undefined => {
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}

/** By how much this computer's clock is wrong, where that is too much; every answer has the other's time. */
const clockText = ({ headers }: Response): string => {
  const there = Date.parse(headers.get('date') ?? '')
  const seconds = Math.round((Date.now() - there) / 1_000)
  return Math.abs(seconds) > skewSeconds ? ` The clock of this computer differs by ${seconds} seconds.` : ''
}

/** The language of the terminal, in which refusals of the installation are read: `de_DE.UTF-8` is German. */
const terminalLanguage = ({ LC_ALL, LC_MESSAGES, LANG } = process.env): string =>
  (LC_ALL || LC_MESSAGES || LANG || '').startsWith('de') ? 'de' : 'en'

/** Calls of an installation, each signed by the team's key. All throw a Problem that says why one was not answered. */
export const remoteCalls = ({ origin, signer }: RemoteInstallation) => {
  const call = async <Shape extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    schema: Shape,
    content?: object,
  ): Promise<z.output<Shape>> => {
    const target = origin + path
    const body = new TextEncoder().encode(content === undefined ? '' : JSON.stringify(content))
    const response = await fetch(target, {
      method,
      headers: {
        ...signatureHeaders({ method, target, body }, signer),
        'content-type': 'application/json',
        'accept-language': terminalLanguage(),
      },
      ...(method === 'POST' && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause) => {
      throw new Problem(`${origin} does not answer.`, { cause })
    })
    const text = await response.text()
    if (response.status === 401)
      throw new Problem(`${messageIn(text) ?? 'The key is not taken.'}${clockText(response)}`)
    if (!response.ok) throw new Problem(messageIn(text) ?? `${origin} answers ${response.status} at ${path}.`)
    const parsed = schema.safeParse(JSON.parse(text))
    if (!parsed.success) throw new Problem(`${origin} answers in a form of another version.`)
    return parsed.data
  }
  const sendFiles = async (manifest: ReleaseManifest, files: Readonly<Record<string, string>>) =>
    (await call('POST', filesPath, missingFilesSchema, { manifest, files })).missing

  return {
    command: (command: TeamCommand): Promise<TeamAnswer> => call('POST', commandsPath, teamAnswerSchema, command),
    service: (unit: string, version: string): Promise<ServiceState> =>
      call('GET', `${servicePath}?${new URLSearchParams({ unit, version })}`, serviceStateSchema),
    /** Sends the files of a build that the installation lacks, as far as they are `wanted`. */
    sendBuild: async ({ manifest, folder }: FinishedBuild, isWanted: (path: string) => boolean): Promise<void> => {
      const missing = new Set((await sendFiles(manifest, {})).filter(isWanted))
      for (const paths of batches(manifest.files.filter(({ path }) => missing.has(path)))) {
        const files = await Promise.all(
          paths.map(async (path) => [path, Buffer.from(await Bun.file(join(folder, path)).bytes()).toString('base64')]),
        )
        await sendFiles(manifest, Object.fromEntries(files))
      }
    },
  }
}
