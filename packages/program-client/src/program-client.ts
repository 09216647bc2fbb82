import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './calls.gen'

/** How a program reaches an installation. */
export interface ProgramAccess {
  /** Where browsers open the product, such as `https://schule.example`. */
  readonly address: string
  /** As an admin has made it; keep it like a password. */
  readonly token: string
  /** Language of error messages, German by default. */
  readonly language?: 'de' | 'en'
}

/** All calls that are open to programs, by their paths: `client.GET('/api/classes')`. */
export type ProgramClient = Client<paths>

type Failure = components['schemas']['Error']

/** A call that was refused. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError'

  constructor(
    /** HTTP status. */
    readonly status: number,
    /** Of the catalogue, such as `NO_PERMISSION`. */
    readonly code: string,
    message: string,
    readonly details: NonNullable<Failure['details']>,
    /** Seconds after which the call may be repeated; undefined unless the answer says so. */
    readonly retryAfter: number | undefined,
  ) {
    super(message)
  }
}

/** Writes nested parameters of lists with brackets: `filter[0][field]=name`. */
const bracketed = (query: Readonly<Record<string, unknown>>): string => {
  const search = new URLSearchParams()
  const add = (key: string, value: unknown): void => {
    if (value === undefined || value === null) return
    if (typeof value !== 'object') search.append(key, String(value))
    else for (const [name, part] of Object.entries(value)) add(`${key}[${name}]`, part)
  }
  for (const [key, value] of Object.entries(query)) add(key, value)
  return search.toString()
}

/** A client that calls with the token of a program. */
export const createProgramClient = ({ address, token, language = 'de' }: ProgramAccess): ProgramClient =>
  createClient<paths>({
    baseUrl: address,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    querySerializer: bracketed,
  })

const isFailure = (body: unknown): body is Failure => typeof body === 'object' && body !== null && 'error' in body

/** What an answer holds; throws a ProgramError for one that refuses. */
export const dataOf = async <Data>(
  call: Promise<{ readonly data?: { readonly data: Data }; readonly error?: unknown; readonly response: Response }>,
): Promise<Data> => {
  const { data, error, response } = await call
  if (data) return data.data
  const wait = Number(response.headers.get('retry-after'))
  const failure = isFailure(error) ? error : undefined
  throw new ProgramError(
    response.status,
    failure?.error ?? 'UNKNOWN',
    failure?.message ?? response.statusText,
    failure?.details ?? [],
    wait > 0 ? wait : undefined,
  )
}
