import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import type { Feed } from '../realtime/live/feed.ts'
import type { SocketRoute } from '../realtime/socketRoute.ts'
import type { Access } from './access.ts'
import type { Act } from './act.ts'
import type { Call } from './call.ts'
import type { ResourceInfo } from './callCatalogue.ts'
import type { ReadsFile } from './fileAccess.ts'
import type { CurrentUser } from './session.ts'
import type { AccessibleTable } from './tableAccess.ts'
import type { TableFunction } from './tableFunction.ts'

/** The methods of calls that write. */
export type WritingMethod = 'POST' | 'PUT' | 'DELETE'

/** The methods that routes use; HEAD follows GET by itself. */
export type Method = 'GET' | WritingMethod

type UserOf<A extends Access> = A extends { readonly kind: 'anonymous' } ? CurrentUser | undefined : CurrentUser
type Parsed<S> = S extends WholeSchema
  ? Static<S>
  : S extends TProperties
    ? Static<TObject<S>>
    : Readonly<Record<string, unknown>>

/** A schema that typebox made, apart from the bare properties of one. */
type WholeSchema = TSchema & { readonly '~kind': string }

interface RouteOptions {
  /** The path below `/api`, with `:name` for parameters; matched exactly. */
  readonly path: string
  /** Takes `multipart/form-data` of up to 10 MB, to be read with `readUpload`. */
  readonly isUpload?: boolean
  /** The browser loads it by itself and sends no header: the token for files opens it, as a cookie or as the parameter `token`. */
  readonly takesFileToken?: boolean
  /** The call carries a signature (wire contract 1.3). */
  readonly isSigned?: boolean
  /** The records that the call is about, which rules and field codes narrow. */
  readonly resource?: ResourceInfo
  /** The section of the specification that the call answers, where it is another one than that of its module. */
  readonly section?: string
  /**
   * The call adds something, and is answered once for each key that travels with it: `wholly` as one transaction of all
   * that its handler does; `within` the transaction in which the handler keeps the key itself by `answerOnce`, because it
   * asks other servers or reads other databases outside of it.
   */
  readonly adds?: 'wholly' | 'within'
}

/** A route as data, its types erased: what `app.ts` registers and what later tools list. */
export interface Route extends RouteOptions {
  readonly methods: readonly Method[]
  readonly access: Access
  /** What sort of act on rights the call is. */
  readonly act: Act
  readonly query?: TSchema
  readonly body?: TSchema
  readonly params?: TSchema
  readonly handler: (call: Call) => unknown
}

/** What a call takes, each as a schema or as the properties of an object, and what else is particular to it. */
interface RouteInput<Q, B, P> extends Omit<RouteOptions, 'path'> {
  readonly query?: Q
  readonly body?: B
  readonly params?: P
}

type CallOf<A extends Access, Q, B, P> = Call<Parsed<Q>, Parsed<B>, Parsed<P>, UserOf<A>>
type Handler<A extends Access, Q, B, P> = (call: CallOf<A, Q, B, P>) => unknown

/** What a call that writes takes: it says besides which sort of act on rights it is, as it says its access. */
interface WritingInput<A extends Access, Q, B, P> extends RouteInput<Q, B, P> {
  readonly act: Act<CallOf<A, Q, B, P>>
}

/**
 * Declares a route. What the handler returns becomes the result of the envelope; `ok(…)` adds a message, `raw(…)` and
 * `attachment(…)` leave the envelope out.
 */
export function route<A extends Access>(
  method: 'GET',
  path: string,
  access: A,
  handler: Handler<A, undefined, undefined, undefined>,
): Route
export function route<A extends Access, Q = undefined, B = undefined, P = undefined>(
  method: 'GET',
  path: string,
  access: A,
  input: RouteInput<Q, B, P>,
  handler: Handler<A, Q, B, P>,
): Route
export function route<A extends Access, Q = undefined, B = undefined, P = undefined>(
  method: Method | readonly Method[],
  path: string,
  access: A,
  input: WritingInput<A, Q, B, P>,
  handler: Handler<A, Q, B, P>,
): Route
export function route(
  method: Method | readonly Method[],
  path: string,
  access: Access,
  ...rest: readonly unknown[]
): Route {
  const [{ query, body, params, act = 'none', ...options }, handler] = (rest.length === 1 ? [{}, ...rest] : rest) as [
    RouteInput<TSchema, TSchema, TSchema> & { readonly act?: Act },
    Route['handler'],
  ]
  const schemas = Object.entries({ query, body, params }).flatMap(([name, schema]) =>
    schema === undefined ? [] : [[name, '~kind' in schema ? schema : Type.Object(schema as TProperties)]],
  )
  // The handler's types follow from the schemas that are checked before it runs; here they are erased.
  const methods = typeof method === 'string' ? [method] : method
  return { ...options, ...Object.fromEntries(schemas), methods, path, access, act, handler }
}

/** A family of calls: its routes, its sockets, and the tables that its records make nameable. */
export interface Module {
  readonly id: string
  /** The section of the specification that its calls answer. */
  readonly section: string
  readonly routes: readonly Route[]
  readonly tables: readonly AccessibleTable[]
  readonly sockets: readonly SocketRoute[]
  /** What it publishes while it changes, for sources that listen. */
  readonly feeds: readonly Feed[]
  /** What moves of tables may call. */
  readonly functions: readonly TableFunction[]
  /** The codes of who designs with this module; a live system may turn them off for everybody (wire contract 2.6). */
  readonly designCodes: readonly string[]
  /** The codes of the module that are worth as much as the administrator's role: what hangs on them cannot be told. */
  readonly powers: readonly string[]
  /** Who reads stored files by what the module knows, besides those who read a record that names them. */
  readonly readsFile: ReadsFile | undefined
}

/** Describes a module of the server; `app.ts` lists it. */
export function defineModule(module: {
  readonly id: string
  readonly section: string
  readonly routes: readonly (Route | readonly Route[])[]
  readonly tables?: readonly AccessibleTable[]
  readonly sockets?: readonly SocketRoute[]
  readonly feeds?: readonly Feed[]
  readonly functions?: readonly TableFunction[]
  readonly designCodes?: readonly string[]
  readonly powers?: readonly string[]
  readonly readsFile?: ReadsFile
}): Module {
  const {
    id,
    section,
    routes,
    tables = [],
    sockets = [],
    feeds = [],
    functions = [],
    designCodes = [],
    powers = [],
    readsFile,
  } = module
  return { id, section, routes: routes.flat(), tables, sockets, feeds, functions, designCodes, powers, readsFile }
}
