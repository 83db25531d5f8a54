import type { CSSProperties } from 'react'
import { useText } from '../../i18n/index.ts'
import type { KindProps } from '../../registry/index.ts'
import { QueryBar } from '../list/index.ts'
import { Block } from './block/Block.tsx'
import { toGridColumns } from './block/toPlace.ts'
import { ReportBar } from './ReportBar.tsx'
import { useReportController } from './useReportController.ts'
import './report.css'

/** A report page: query bar, buttons, and blocks on a grid. */
export function ReportView({ page: resolved }: KindProps<'report'>) {
  const { page } = resolved
  const text = useText()
  const controller = useReportController(resolved)
  return (
    <section className="pw-report" aria-label={text(page.title)}>
      {(page.query?.length ?? 0) > 0 && <QueryBar controller={controller} />}
      <ReportBar controller={controller} onPrint={controller.print} />
      <div className="pw-report-grid" style={{ '--pw-columns': toGridColumns(page.columns) } as CSSProperties}>
        {controller.blocks.map((block) => (
          <Block key={block.id} block={block} controller={controller} />
        ))}
      </div>
    </section>
  )
}
