import type { Connection } from '../db/schema.ts'
import type { AccessCodes } from '../http/access.ts'
import type { Services } from '../http/services.ts'
import type { CurrentUser } from '../http/session.ts'
import type { Hub, HubSocket } from './hub.ts'

/** What a socket route knows of the person who opens a socket. */
export interface SocketCall {
  readonly user: CurrentUser
  /** Changes of these are changes of what the person may do. */
  readonly rightTopics: ReadonlySet<string>
  /** The tenant in which they work; 0 for none. */
  readonly tenantId: number
  readonly params: Readonly<Record<string, string>>
  readonly db: Connection
  readonly services: Services
  access(): Promise<AccessCodes>
  /** Counts a question that is asked over the socket; throws where people without an account ask too many. */
  countQuestion(): void
}

/** What a socket does once it is open. */
export interface SocketHandlers {
  /** A text frame; what it throws closes the socket. */
  onText(text: string): void
  onClose(): void
  /** Called after a change of rights, or of a table in `decidedBy`, that leaves it open; with the topics that changed. */
  onChange?(topics: ReadonlySet<string>): void
}

/** A WebSocket call of a module. Who opens it is known before the upgrade, by the token. */
export interface SocketRoute {
  /** The path below `/api`. */
  readonly path: string
  /** Who sends no token opens it as a `stranger`; they are refused when left out. */
  readonly takesStrangers?: boolean
  /**
   * Whether this person may open the socket; refused with the code of missing permission. It is asked again whenever
   * rights change, and a socket that may not be open any more is closed.
   */
  mayOpen(call: SocketCall): boolean | Promise<boolean>
  /** The tables, beside those of rights, on whose changes it is asked again as well. */
  readonly decidedBy?: readonly string[]
  open(call: SocketCall, socket: HubSocket, hub: Hub): SocketHandlers
}

/** Describes a WebSocket call. */
export const socketRoute = (route: SocketRoute): SocketRoute => route
