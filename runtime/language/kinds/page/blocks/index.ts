import { type TSchema, Type } from 'typebox'
import { refTo, type ScopeChange } from '../../../schema/annotations.ts'
import { branches } from '../branches.ts'
import { ChartBlock } from '../charts/index.ts'
import { CalendarBlock } from './calendar.ts'
import { type ColumnPart, ColumnsBlock, type ColumnsParts } from './columns.ts'
import { CopyBlock } from './copy.ts'
import { CountdownBlock } from './countdown.ts'
import { DescriptionsBlock } from './descriptions.ts'
import { FragmentBlock } from './fragment.ts'
import { GroupBlock, type GroupParts } from './group.ts'
import { HeroBlock } from './hero.ts'
import { InputsBlock } from './inputs.ts'
import { MediaBlock } from './media.ts'
import { PageBlock } from './page.ts'
import { ProgressBlock } from './progress.ts'
import { QrBlock } from './qr.ts'
import { RankingBlock } from './ranking.ts'
import { RepeatBlock, type RepeatParts } from './repeat.ts'
import { ShortcutsBlock } from './shortcuts.ts'
import { StatBlock } from './stat.ts'
import { StepsBlock, type StepsParts } from './steps.ts'
import { TableBlock } from './table.ts'
import { TabsBlock, type TabsParts, type TitledPart } from './tabs.ts'
import { TextBlock } from './text.ts'
import { TimelineBlock } from './timeline.ts'
import { WelcomeBlock } from './welcome.ts'

interface WithBlocks {
  readonly blocks: readonly AnyBlock[]
}

/** Several blocks together. */
interface GroupWithBlocks extends GroupParts, WithBlocks {}

interface PageTabs extends TabsParts {
  readonly tabs: readonly (TitledPart & WithBlocks)[]
}

interface PageSteps extends StepsParts {
  readonly steps: readonly (TitledPart & WithBlocks)[]
}

interface PageColumns extends ColumnsParts {
  readonly columns: readonly (ColumnPart & WithBlocks)[]
}

interface PageRepeat extends RepeatParts, WithBlocks {}

/** The blocks of reports by their type. A new one is a file here, a line in this list and one in the other. */
export interface BlockTypes {
  readonly table: TableBlock
  readonly chart: ChartBlock
  readonly stat: StatBlock
  readonly descriptions: DescriptionsBlock
  readonly progress: ProgressBlock
  readonly timeline: TimelineBlock
  readonly calendar: CalendarBlock
  readonly ranking: RankingBlock
  readonly welcome: WelcomeBlock
  readonly shortcuts: ShortcutsBlock
  readonly group: GroupWithBlocks
  readonly tabs: PageTabs
  readonly steps: PageSteps
  readonly columns: PageColumns
  readonly repeat: PageRepeat
  readonly text: TextBlock
  readonly media: MediaBlock
  readonly hero: HeroBlock
  readonly page: PageBlock
  readonly inputs: InputsBlock
  readonly fragment: FragmentBlock
  readonly countdown: CountdownBlock
  readonly qr: QrBlock
  readonly copy: CopyBlock
}

export type BlockType = keyof BlockTypes
export type AnyBlock = BlockTypes[BlockType]
/** The blocks that hold others. */
export type ContainerType = 'group' | 'tabs' | 'steps' | 'columns' | 'repeat'
/** A block that holds no others. */
export type SingleBlock = Exclude<AnyBlock, { readonly type: ContainerType }>

const blockTypes: Readonly<Record<BlockType, TSchema>> = {
  table: TableBlock,
  chart: ChartBlock,
  stat: StatBlock,
  descriptions: DescriptionsBlock,
  progress: ProgressBlock,
  timeline: TimelineBlock,
  calendar: CalendarBlock,
  ranking: RankingBlock,
  welcome: WelcomeBlock,
  shortcuts: ShortcutsBlock,
  group: GroupBlock,
  tabs: TabsBlock,
  steps: StepsBlock,
  columns: ColumnsBlock,
  repeat: RepeatBlock,
  text: TextBlock,
  media: MediaBlock,
  hero: HeroBlock,
  page: PageBlock,
  inputs: InputsBlock,
  fragment: FragmentBlock,
  countdown: CountdownBlock,
  qr: QrBlock,
  copy: CopyBlock,
}

/** The blocks that show records, so that something has to say where these come from. */
export const recordBlocks: ReadonlySet<string> = new Set<BlockType>([
  'table',
  'chart',
  'stat',
  'descriptions',
  'progress',
  'timeline',
  'calendar',
  'ranking',
  'repeat',
])

/** The definition that blocks refer to; it stands in `$defs`, as groups hold blocks. */
export const blockDefinition = {
  block: Type.Unsafe<AnyBlock>({ ...branches('type', blockTypes), scope: 'block' satisfies ScopeChange }),
}

/** One block of a report; `type` says what it is. */
export const Block = refTo<AnyBlock>('block')
