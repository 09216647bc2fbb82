import type { RouteSpec } from '@lernspur/contracts/route'

/** Milliseconds until a service's answer must begin. */
export interface TimeLimits {
  readonly read: number
  readonly write: number
  /** Uploads, imports and documents. */
  readonly file: number
}

export const timeLimits: TimeLimits = { read: 15_000, write: 30_000, file: 120_000 }

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** The time limit of a call; files take longer to transfer and to generate. */
export const limitFor = (request: Request, route: RouteSpec, limits: TimeLimits): number => {
  const uploads = request.headers.get('content-type')?.startsWith('multipart/') ?? false
  if (uploads || route.response === 'binary') return limits.file
  return isRead(request.method) ? limits.read : limits.write
}
