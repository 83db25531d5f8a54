import { Socket } from 'node:net'
import type { ClientBase } from 'pg'

/** What the driver keeps of a connection beside its types. All that is read of it is read here, and held by a test. */
interface ClientInternals {
  readonly connection?: { readonly stream?: unknown }
  readonly processID?: unknown
}

/** The socket of a connection as it is now: encryption puts another one in its place. Undefined before there is one. */
export function socketOf(client: ClientBase): Socket | undefined {
  const { connection }: ClientInternals = client as ClientBase & ClientInternals
  return connection?.stream instanceof Socket ? connection.stream : undefined
}

/** The process of the server that answers a connection, by which another one can end what it runs. */
export function processIdOf(client: ClientBase): number | undefined {
  const { processID }: ClientInternals = client as ClientBase & ClientInternals
  return typeof processID === 'number' ? processID : undefined
}
