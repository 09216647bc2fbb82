import { type ReceivedEvent, receiveEvent } from '../received-event'

interface Receiver {
  /** As an admin was told them; two while one is replaced. */
  readonly secrets: readonly string[]
  /** Whether an event was taken before; a program asks its database. */
  readonly isKnown: (id: string) => Promise<boolean>
  /** Stores an event, to be worked on later: the answer must be there within ten seconds. */
  readonly take: (event: ReceivedEvent) => Promise<void>
}

/**
 * What a program answers at the address of its webhook: 401 to whoever has no signature, 413 to what no event is as long
 * as, 204 to an event that it has taken, now or before. Whatever it throws is answered with 500, and comes again.
 */
export const answerEvent = async (request: Request, { secrets, isKnown, take }: Receiver): Promise<Response> => {
  const body = await request.text()
  if (body.length > 10_000) return new Response(null, { status: 413 })
  const event = receiveEvent(secrets, request.headers, body)
  if (!event) return new Response(null, { status: 401 })
  if (!(await isKnown(event.id))) await take(event)
  return new Response(null, { status: 204 })
}
