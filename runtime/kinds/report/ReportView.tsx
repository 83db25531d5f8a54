import { type CSSProperties, useMemo } from 'react'
import { useText } from '../../i18n/index.ts'
import type { KindProps } from '../../registry/index.ts'
import { QueryBar } from '../list/index.ts'
import { Block } from './block/Block.tsx'
import { toGridColumns, toMediumSpans } from './block/toPlace.ts'
import { ReportBar } from './ReportBar.tsx'
import { useReportController } from './useReportController.ts'
import './report.css'

/** A report page: query bar, buttons, and blocks on a grid. */
export function ReportView({ page: resolved }: KindProps<'report'>) {
  const { page } = resolved
  const text = useText()
  const controller = useReportController(resolved)
  const { blocks } = controller
  const mediumSpans = useMemo(() => toMediumSpans(blocks, page.columns), [blocks, page.columns])
  return (
    <section className="pw-report" aria-label={text(page.title)}>
      {(page.query?.length ?? 0) > 0 && <QueryBar controller={controller} />}
      <ReportBar controller={controller} onPrint={controller.print} />
      <div className="pw-report-grid" style={{ '--pw-columns': toGridColumns(page.columns) } as CSSProperties}>
        {blocks.map((block, index) => (
          <Block key={block.id} block={block} mediumSpan={mediumSpans[index] ?? 1} controller={controller} />
        ))}
      </div>
    </section>
  )
}
