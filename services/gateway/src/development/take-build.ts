import type { BuildResult, DevelopmentSessions } from '@lernspur/release/development/development-sessions'
import { buildsPath, openBuild } from '@lernspur/release/development-statement'
import { hasDigest, readSignature } from '@lernspur/release/signed-request'

/** Bytes of a whole area in base64, with some to spare. */
const maxLength = 40 * 1024 * 1024

const answer = (status: number, content: object): Response =>
  Response.json(content, { status, headers: { 'cache-control': 'no-store' } })

const sentences: Record<Extract<BuildResult, string> | 'sender', string> = {
  sender: 'This build is refused: its sender is not trusted, or the clock of the sender is wrong.',
  'wrong shell': 'This build is for another installation: name it by --shell as its public address has it.',
  expired: 'The time for which this build may be shown is over. Start the command again.',
  foreign: 'This build names files outside its own folder.',
  older: 'A newer build is shown already.',
  full: 'There is no room for this build: too large, or too many develop here at the moment.',
}

/**
 * Takes what a developer sends (rule release.13): 200; 409 with the files that are missing; 403 and why not. The key of
 * the sender is checked before the body is read, which may be large.
 */
export const takeBuild = async (
  request: Request,
  sessions: Pick<DevelopmentSessions, 'take'>,
  shell: string,
  trusted: readonly string[],
): Promise<Response | undefined> => {
  if (trusted.length === 0) return undefined
  const length = Number(request.headers.get('content-length') ?? '')
  if (length === 0 || length > maxLength) return answer(413, { message: sentences.full })
  const signed = readSignature(request.headers, { method: request.method, target: shell + buildsPath })
  if (!signed || !trusted.includes(signed.key)) return answer(403, { message: sentences.sender, reason: 'unknown key' })
  const body = await request.bytes()
  const opened = hasDigest(body, signed) ? openBuild(new TextDecoder().decode(body), trusted) : 'wrong signature'
  if (typeof opened === 'string') return answer(403, { message: `This build is refused: ${opened}.`, reason: opened })
  const taken = await sessions.take(opened.statement, opened.sealed)
  if (typeof taken === 'string') return answer(403, { message: sentences[taken] })
  return taken.missing.length > 0 ? answer(409, taken) : answer(200, taken)
}
