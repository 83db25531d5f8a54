import type { ComponentType, RefObject } from 'react'
import type { FormatIntl } from '../../../format/index.ts'
import type { BlockTypes, Field, ResolvedPage, Scope } from '../../../language/index.ts'
import type { DataRecord, Registry, WidgetNeeds } from '../../../registry/index.ts'
import type { FigureTable } from '../figures/figureTable.ts'
import type { BlockButton } from '../useBlockActions.ts'

/** The types of blocks that show records. */
export type SingleBlockType =
  | 'table'
  | 'chart'
  | 'stat'
  | 'descriptions'
  | 'progress'
  | 'timeline'
  | 'calendar'
  | 'ranking'
  | 'welcome'
  | 'shortcuts'

/** What a block shows, and in which words. */
export interface BlockInput<T extends SingleBlockType = SingleBlockType> {
  readonly block: BlockTypes[T]
  readonly records: readonly DataRecord[]
  readonly intl: FormatIntl
  /** The fields of the block's records. */
  readonly fields: Readonly<Record<string, Field>>
  /** The label of a field, else its name. */
  readonly labelOf: (field: string) => string
  /** The names of expressions, with `rows` and the first record. */
  readonly scope: Scope
  readonly registry: Registry
}

/** What draws a block. */
export interface BlockViewProps<T extends SingleBlockType = SingleBlockType> extends BlockInput<T> {
  /** The heading of the block, else its id: what tables and charts are called. */
  readonly title: string
  /** Runs what the block does with a record; undefined for one that does nothing. */
  readonly choose: ((record: DataRecord) => void) | undefined
  /** The buttons at the end of a row; undefined for a block without. */
  readonly rowButtons: ((record: DataRecord, index: number) => readonly BlockButton[]) | undefined
  /** Whether a person wants the figures of a chart as a table. */
  readonly isTable: boolean
  readonly isPrinting: boolean
  /** Whether its source follows what changes, so that what changed is marked. */
  readonly isLive: boolean
  /** Whether it has to fill the room that it is given, and not to be as high as what it shows. */
  readonly fills: boolean
  /** Where a view that draws by itself leaves what gives its picture. */
  readonly picture: RefObject<(() => HTMLCanvasElement) | null>
}

/** A type of block (design 3). */
export interface BlockDefinition<T extends SingleBlockType = SingleBlockType> {
  readonly id: T
  readonly view: ComponentType<BlockViewProps<T>>
  /** Rows of the grid that it takes where heights are counted in rows and it names none. */
  readonly rows: number
  /** The height of what it shows in pixels, for a view that fills its room; as high as it is when left out. */
  readonly height?: (view: Pick<BlockInput<T>, 'block' | 'records'>) => number
  /** About how high it is once it has its records, in pixels: as high it stands until then. */
  readonly expectedHeight?: (view: Pick<BlockViewProps<T>, 'block' | 'fills'>) => number | undefined
  /** How it is saved when the document says nothing. */
  readonly downloads: readonly ('picture' | 'sheet')[]
  readonly hasTable?: boolean
  /** Whether what draws it weighs so much that it comes once the block is in sight, and not before. */
  readonly isHeavy?: boolean
  /** Whether it shows no records, so that it asks for none. */
  readonly isStatic?: boolean
  /** Whether it draws its own frame and heading. */
  readonly isBare?: boolean
  /** Whether there is nothing to show; without records there is not when it is left out. */
  readonly isEmpty?: (input: Pick<BlockInput<T>, 'block' | 'records'>) => boolean
  /** Its figures, for a spreadsheet. */
  readonly figures: (input: BlockInput<T>) => FigureTable | Promise<FigureTable>
  /** The widgets whose views it draws. */
  readonly widgets?: (block: BlockTypes[T], page: ResolvedPage<'page' | 'fragment'>) => WidgetNeeds['shown']
}

/** Describes a type of block. */
export const defineBlock = <T extends SingleBlockType>(block: BlockDefinition<T>): BlockDefinition<T> => block
