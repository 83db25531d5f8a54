import type { CSSProperties } from 'react'
import type { BlockTypes } from '../../../../language/index.ts'
import type { PlainViewProps } from '../definition.ts'
import './columns.css'

type Part = BlockTypes['columns']['columns'][number]

/** A column of a fixed width keeps it; the others share what is left. */
const toTrack = ({ span, width }: Part): string => (width === undefined ? `minmax(0, ${span ?? 1}fr)` : `${width}px`)

/** Blocks in columns; beneath each other where there is no room, but for narrow fixed ones such as a portrait. */
export function ColumnsBlockView({ block, controller }: PlainViewProps<'columns'>) {
  const { columns, align = 'stretch' } = block
  const isNarrow = columns.some(({ width }) => width !== undefined && width <= 160)
  return (
    <div
      className="pw-block-columns-body"
      data-keep={isNarrow || undefined}
      style={{ '--pw-tracks': columns.map(toTrack).join(' '), alignItems: align } as CSSProperties}
    >
      {columns.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <controller.Grid key={index} blocks={part.blocks} controller={controller} isColumn />
      ))}
    </div>
  )
}
