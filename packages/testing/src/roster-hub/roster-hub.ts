import { organisationId, personRecord, type RosterPerson } from './roster-person'

export const rosterClient = { id: 'lernspur-listen', secret: 'a-secret-of-the-roster-for-tests' } as const
/** What the client asks for; the hub refuses another scope. */
const rosterScope = 'personen-info'

/**
 * What is wrong with the answer about a school: 503, 401, 403, none at all, half of the JSON, more bytes than anybody
 * reads, another server's page, and a page that leads elsewhere.
 */
export const rosterFaults = ['down', 'unauthorized', 'forbidden', 'silent', 'half', 'huge', 'page', 'moved'] as const
export type RosterFault = (typeof rosterFaults)[number]

/** What the hub says of one school. */
export interface RosterOfSchool {
  readonly people: readonly RosterPerson[]
  readonly fault?: RosterFault
}

/** A request to the hub, and how it was answered. */
export interface RosterRequest {
  readonly path: string
  readonly query: string
  readonly ifNoneMatch: string | null
  readonly status: number
}

/** A Schulconnex hub on the loopback that lists people to services (api-dienste 1.7). */
export interface RosterHub {
  readonly url: string
  readonly port: number
  /** What `hub.roster` of LERNSPUR_OIDC is for it. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Says from now on of a school what a hub says. */
  setSchool(number: string, school: RosterOfSchool): void
  /** All requests but those of tests, the oldest first. */
  readonly requests: readonly RosterRequest[]
  /** Whether somebody waits for an answer that never comes. */
  waiting(): boolean
  stop(): Promise<void>
}

const json = (body: unknown, init: ResponseInit = {}): Response => Response.json(body, init)
const problem = (status: number): Response =>
  json({ code: String(status), subcode: '00', titel: 'Fehler', beschreibung: 'So sagt es der Hub.' }, { status })

/** Bytes that no school has, sent as one text that never ends. */
const hugeAnswer = (): Response => {
  const piece = new TextEncoder().encode(`{"pid":"${'x'.repeat(1_000_000)}"},`)
  let sent = 0
  return new Response(
    new ReadableStream({
      pull: (controller) => {
        controller.enqueue(sent === 0 ? new TextEncoder().encode('[') : piece)
        sent += 1
        if (sent > 200) controller.close()
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  )
}

/** An answer that never comes; the connection stays open until the client ends it. */
const silence = (): Promise<Response> => new Promise(() => undefined)

const faulty = (fault: Exclude<RosterFault, 'moved'>, text: string): Response | Promise<Response> => {
  const faults: Readonly<Record<typeof fault, () => Response | Promise<Response>>> = {
    down: () => problem(503),
    unauthorized: () => problem(401),
    forbidden: () => problem(403),
    silent: silence,
    half: () =>
      new Response(text.slice(0, Math.ceil(text.length / 2)), { headers: { 'content-type': 'application/json' } }),
    huge: hugeAnswer,
    page: () => new Response('<!doctype html><title>Wartung</title>', { headers: { 'content-type': 'text/html' } }),
  }
  return faults[fault]()
}

const isClient = (form: URLSearchParams, authorization: string | null): boolean => {
  const basic = authorization?.startsWith('Basic ') ? atob(authorization.slice('Basic '.length)) : null
  const [id, secret] = basic?.split(':').map(decodeURIComponent) ?? [form.get('client_id'), form.get('client_secret')]
  return id === rosterClient.id && secret === rosterClient.secret
}

const answerToken = async (request: Request, token: string): Promise<Response> => {
  const form = new URLSearchParams(await request.text())
  if (!isClient(form, request.headers.get('authorization'))) return json({ error: 'invalid_client' }, { status: 401 })
  if (form.get('grant_type') !== 'client_credentials') return json({ error: 'unsupported_grant_type' }, { status: 400 })
  if (form.get('scope') !== rosterScope) return json({ error: 'invalid_scope' }, { status: 400 })
  return json({ access_token: token, token_type: 'Bearer', expires_in: 1800, scope: rosterScope })
}

/**
 * Starts the hub in this process, at a free port unless one is given. Tests in other processes say what it knows by
 * `PUT /control/schools/{number}`.
 */
export const startRosterHub = (port = 0): RosterHub => {
  const schools = new Map<string, RosterOfSchool>()
  const requests: RosterRequest[] = []
  let open = 0
  const token = crypto.randomUUID()

  const organisations = (kennung: string): Response => {
    // The filter finds every number that contains the text.
    const found = [...schools.keys()].filter((number) => number.includes(kennung.toLowerCase()))
    return json(found.map((number) => ({ id: organisationId(number), kennung: number.toUpperCase(), typ: 'Schule' })))
  }
  const people = ({ searchParams, origin }: URL, ifNoneMatch: string | null): Response | Promise<Response> => {
    const wanted = searchParams.get('organisation.id')
    const listed = [...schools].filter(([number]) => wanted === null || organisationId(number) === wanted)
    const text = JSON.stringify(
      listed.flatMap(([number, school]) => school.people.map((person) => personRecord(person, number))),
    )
    // Who asks for all schools is not given the faults of those of other tests.
    const fault = wanted === null ? undefined : listed[0]?.[1].fault
    if (fault === 'moved') return Response.redirect(new URL(`/moved?${searchParams}`, origin), 302)
    if (fault) return faulty(fault, text)
    const etag = `"${new Bun.CryptoHasher('sha256').update(text).digest('hex')}"`
    if (ifNoneMatch === etag) return new Response(null, { status: 304, headers: { etag } })
    return new Response(text, { headers: { 'content-type': 'application/json', etag } })
  }
  const answer = (request: Request, url: URL): Response | Promise<Response> => {
    if (url.pathname === '/.well-known/openid-configuration')
      return json({
        issuer: url.origin,
        authorization_endpoint: `${url.origin}/auth`,
        token_endpoint: `${url.origin}/token`,
        jwks_uri: `${url.origin}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (url.pathname === '/token') return answerToken(request, token)
    // Where a redirection leads: whoever follows it gets an answer that looks right.
    if (url.pathname === '/moved') return json([])
    if (request.headers.get('authorization') !== `Bearer ${token}`) return problem(401)
    if (url.pathname === '/v1/organisationen-info') return organisations(url.searchParams.get('kennung') ?? '')
    if (url.pathname === '/v1/personen-info') return people(url, request.headers.get('if-none-match'))
    return problem(404)
  }
  const control = '/control/schools/'
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port,
    idleTimeout: 120,
    fetch: async (request) => {
      const url = new URL(request.url)
      if (request.method === 'PUT' && url.pathname.startsWith(control)) {
        const number = decodeURIComponent(url.pathname.slice(control.length)).toLowerCase()
        schools.set(number, (await request.json()) as RosterOfSchool)
        return new Response(null, { status: 204 })
      }
      const ifNoneMatch = request.headers.get('if-none-match')
      open += 1
      const response = await answer(request, url)
      open -= 1
      requests.push({ path: url.pathname, query: url.search, ifNoneMatch, status: response.status })
      return response
    },
  })
  const url = `http://127.0.0.1:${server.port}`
  return {
    url,
    port: server.port ?? port,
    settings: {
      api: `${url}/v1`,
      tokenUrl: `${url}/token`,
      scope: rosterScope,
      clientId: rosterClient.id,
      clientSecret: rosterClient.secret,
    },
    setSchool: (number, school) => void schools.set(number.toLowerCase(), school),
    requests,
    waiting: () => open > 0,
    stop: () => server.stop(true),
  }
}

/** Says from now on of a school what a hub says, at the hub of a URL in another process. */
export const setRosterSchool = async (hubUrl: string, number: string, school: RosterOfSchool): Promise<void> => {
  const url = new URL(`/control/schools/${encodeURIComponent(number)}`, hubUrl)
  const { ok, status } = await fetch(url, { method: 'PUT', body: JSON.stringify(school) })
  if (!ok) throw new Error(`The hub answered ${status}.`)
}
