import type { Answer, Visit } from '../request/visit'

/** A failure as the services and the gateway tell it. */
interface Failure {
  readonly message?: string
  readonly details?: readonly { readonly path: string; readonly message: string }[]
}

const uuid = /\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The minor code of CASE for a failure; an identifier that is no UUID is told from one that is unknown. */
const codeMinor = (status: number, path: string, { details = [] }: Failure): string => {
  if (status === 404) return uuid.test(path) ? 'unknownobject' : 'invalid_uuid'
  if (status === 400)
    return details.some((one) => one.path === 'sort') ? 'invalid_sort_field' : 'invalid_selection_field'
  if (status === 401) return 'unauthorised_request'
  if (status === 403) return 'forbidden'
  return status === 429 || status === 503 ? 'server_busy' : 'internal_server_error'
}

const failureIn = async (response: Response): Promise<Failure> => {
  try {
    return (await response.json()) as Failure
  } catch {
    return {}
  }
}

/** The failure in the words of CASE, `imsx_StatusInfo`, with status and headers as they were (rule case.4). */
const statusInfo = async (response: Response, path: string): Promise<Response> => {
  const failure = await failureIn(response)
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'content-type']) headers.delete(name)
  const description = failure.details?.[0]?.message ?? failure.message
  const body = {
    imsx_codeMajor: 'failure',
    imsx_severity: 'error',
    ...(description !== undefined && { imsx_description: description }),
    imsx_codeMinor: {
      imsx_codeMinorField: [
        { imsx_codeMinorFieldName: 'lernspur', imsx_codeMinorFieldValue: codeMinor(response.status, path, failure) },
      ],
    },
  }
  return Response.json(body, { status: response.status, headers })
}

/**
 * Answers what lies below `/ims/case/v1p1`, where CASE puts it, as the call of the same path below `/api`, with failures
 * in the words of CASE.
 */
export const makeCaseAnswers =
  (api: (visit: Visit) => Promise<Answer>) =>
  async (visit: Visit): Promise<Answer> => {
    const path = visit.url.pathname
    const url = new URL(visit.url)
    url.pathname = `/api${path}`
    // Made from the visit, whose language is read only when needed.
    const answer = await api(Object.create(visit, { url: { value: url } }) as Visit)
    const { response } = answer
    return response.status < 400 ? answer : { ...answer, response: await statusInfo(response, path) }
  }
