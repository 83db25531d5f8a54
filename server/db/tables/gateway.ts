import type { AuditColumns, Defaulted, Json, Optional } from './columns.ts'

/** A condition under which a route applies (wire contract 1.10). */
export interface GatewayPredicate {
  readonly name: string
  readonly args: readonly string[]
}

/** A change of what a route passes on. */
export interface GatewayFilter {
  readonly name: string
  readonly args: readonly { readonly key: string; readonly value: string }[]
}

/** The routes of a gateway (wire contract 1.10). Flags are 1 or 0. */
export interface SysGatewayRouteTable extends AuditColumns {
  id: string
  routerId: string
  name: Optional<string>
  uri: string
  predicates: Json<readonly GatewayPredicate[]>
  filters: Json<readonly GatewayFilter[]>
  retryable: Defaulted<number>
  stripPrefix: Defaulted<number>
  persistable: Defaulted<number>
  showApi: Defaulted<number>
  status: Defaulted<number>
}
