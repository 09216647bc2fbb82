import type { ListFields } from '@lernspur/contracts/wire/list'
import type {
  FilesOf,
  ParamsOf,
  ParsedBodyOf,
  QueryOf,
  RouteMap,
  RouteSpec,
  Schema,
} from '@lernspur/contracts/wire/route'
import type * as z from 'zod/mini'
import type { Binary } from '../answer/binary'
import type { EventStream } from '../answer/event-stream'
import type { Reply } from '../answer/reply'
import type { Call } from '../call/call'
import type { UploadedFile } from '../input/form'
import type { Page } from '../list/list-page'
import type { ListRequest } from '../list/list-request'

/** What a handler gets: everything parsed by the contract. */
interface HandlerInput<Route extends RouteSpec> {
  readonly call: Call
  readonly params: ParamsOf<Route>
  readonly query: QueryOf<Route>
  readonly body: Route extends { optionalBody: true } ? ParsedBodyOf<Route> | undefined : ParsedBodyOf<Route>
  readonly files: FilesOf<Route, UploadedFile>
  readonly list: Route extends { list: infer Fields extends ListFields } ? ListRequest<Fields> : undefined
  readonly headers: Headers
  readonly reply: Reply
}

type Data<S> = S extends Schema ? z.output<S> : undefined

/** What a handler returns: a file, events, a page of rows or the entity, or nothing for calls that only return success. */
type HandlerOutput<Route extends RouteSpec> = Route['response'] extends 'binary'
  ? Binary
  : Route['response'] extends 'events'
    ? EventStream
    : Route extends { list: ListFields }
      ? Page<Data<Route['response']>>
      : Route['response'] extends Schema
        ? Data<Route['response']>
        : undefined

type Handler<Route extends RouteSpec> = (
  input: HandlerInput<Route>,
) => Promise<HandlerOutput<Route>> | HandlerOutput<Route>

type OwnerOf<Routes extends RouteMap> = Routes[keyof Routes]['owner']
type OwnedBy<Routes extends RouteMap, Owner> = {
  [Name in keyof Routes as Routes[Name]['owner'] extends Owner ? Name : never]: Handler<Routes[Name]>
}

/** One choice for each owner: the conditional type goes through them. */
type HandlersOf<Routes extends RouteMap, Owner> = Owner extends string ? OwnedBy<Routes, Owner> : never

/** One handler for each call of the noun; where services share a noun, for each call of one of them. */
type Handlers<Routes extends RouteMap> = HandlersOf<Routes, OwnerOf<Routes>>

/** A handler whose call the compiler no longer knows; the contract has checked its input. */
export type LooseHandler = (input: { readonly [Name in keyof HandlerInput<RouteSpec>]: unknown }) => unknown

/** A route of the contract with what answers it. */
export interface BoundRoute {
  readonly name: string
  readonly route: RouteSpec
  readonly handler: LooseHandler
}

/** Handlers of one noun, by the names of its calls. */
export interface Slice {
  readonly handlers: Readonly<Record<string, LooseHandler>>
}

/** Binds the calls of a noun to their handlers, typed by the contract. */
export const slice = <Routes extends RouteMap>(_routes: Routes, handlers: Handlers<Routes>): Slice => ({
  // Each handler is called only with the parsed input of its own call.
  handlers: handlers as Readonly<Record<string, LooseHandler>>,
})
