import { type TSchema, Type } from 'typebox'
import { refTo } from '../../../schema/annotations.ts'
import { branches } from '../branches.ts'
import { ChartBlock } from '../charts/index.ts'
import { CalendarBlock } from './calendar.ts'
import { DescriptionsBlock } from './descriptions.ts'
import { GroupBlock, type GroupParts } from './group.ts'
import { HtmlBlock } from './html.ts'
import { ProgressBlock } from './progress.ts'
import { RankingBlock } from './ranking.ts'
import { ShortcutsBlock } from './shortcuts.ts'
import { StatBlock } from './stat.ts'
import { TableBlock } from './table.ts'
import { TimelineBlock } from './timeline.ts'
import { WelcomeBlock } from './welcome.ts'

/** Several blocks together. */
interface ReportGroup extends GroupParts {
  readonly blocks: readonly ReportBlock[]
}

/** The blocks of reports by their type. A new one is a file here, a line in this list and one in the other. */
export interface ReportBlocks {
  readonly table: TableBlock
  readonly chart: ChartBlock
  readonly stat: StatBlock
  readonly descriptions: DescriptionsBlock
  readonly progress: ProgressBlock
  readonly timeline: TimelineBlock
  readonly calendar: CalendarBlock
  readonly ranking: RankingBlock
  readonly html: HtmlBlock
  readonly welcome: WelcomeBlock
  readonly shortcuts: ShortcutsBlock
  readonly group: ReportGroup
}

export type ReportBlockType = keyof ReportBlocks
export type ReportBlock = ReportBlocks[ReportBlockType]
/** A block that is no group. */
export type SingleBlock = Exclude<ReportBlock, { readonly type: 'group' }>

const blockTypes: Readonly<Record<ReportBlockType, TSchema>> = {
  table: TableBlock,
  chart: ChartBlock,
  stat: StatBlock,
  descriptions: DescriptionsBlock,
  progress: ProgressBlock,
  timeline: TimelineBlock,
  calendar: CalendarBlock,
  ranking: RankingBlock,
  html: HtmlBlock,
  welcome: WelcomeBlock,
  shortcuts: ShortcutsBlock,
  group: GroupBlock,
}

/** The blocks that show no records, so that they need no source. */
export const staticBlocks: ReadonlySet<string> = new Set<ReportBlockType>(['welcome', 'shortcuts', 'group'])

/** The definition that blocks refer to; it stands in `$defs`, as groups hold blocks. */
export const blockDefinition = { block: Type.Unsafe<ReportBlock>(branches('type', blockTypes)) }

/** One block of a report; `type` says what it is. */
export const Block = refTo<ReportBlock>('block')
