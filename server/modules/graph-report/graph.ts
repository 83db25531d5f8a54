import type { Selectable } from 'kysely'
import type {
  OnlGraphreportHeadTable,
  OnlGraphreportItemTable,
  OnlGraphreportParamsTable,
} from '../../db/tables/graphReport.ts'

export type GraphHead = Selectable<OnlGraphreportHeadTable>
export type GraphItem = Selectable<OnlGraphreportItemTable>
export type GraphParameter = Selectable<OnlGraphreportParamsTable>

/** A graph report with all that it is made of. */
export interface Graph {
  readonly head: GraphHead
  readonly items: readonly GraphItem[]
  readonly parameters: readonly GraphParameter[]
}
