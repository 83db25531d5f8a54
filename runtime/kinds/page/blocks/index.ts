import type { AnyBlock, BlockTypes } from '../../../language/index.ts'
import { calendarBlock } from './calendar/index.ts'
import { chartBlock } from './chart/index.ts'
import type { BlockDefinition, SingleBlockType } from './definition.ts'
import { descriptionsBlock } from './descriptions/index.ts'
import { progressBlock } from './progress/index.ts'
import { rankingBlock } from './ranking/index.ts'
import { shortcutsBlock } from './shortcuts/index.ts'
import { statBlock } from './stat/index.ts'
import { tableBlock } from './table/index.ts'
import { timelineBlock } from './timeline/index.ts'
import { welcomeBlock } from './welcome/index.ts'

// biome-ignore lint/suspicious/noExplicitAny: a definition is contravariant in its block
export type AnyDefinition = BlockDefinition<any>

const definitions: readonly AnyDefinition[] = [
  tableBlock,
  chartBlock,
  statBlock,
  descriptionsBlock,
  progressBlock,
  timelineBlock,
  calendarBlock,
  rankingBlock,
  welcomeBlock,
  shortcutsBlock,
]

const byId = new Map(definitions.map((definition) => [definition.id, definition]))

/** A block that shows records in a frame. */
export type RecordBlock = BlockTypes[SingleBlockType]

/** The definition of a type of block; undefined for a type that this version does not know. */
export const findBlock = (type: string): AnyDefinition | undefined => byId.get(type as SingleBlockType)

/** Whether a block shows records in a frame. */
export const isRecordBlock = (block: AnyBlock): block is RecordBlock => findBlock(block.type) !== undefined
