import { useMemo } from 'react'
import { singleBlocks } from '../../../language/index.ts'
import { PrintedPage } from '../../../print/index.ts'
import { ReportGrid } from '../ReportGrid.tsx'
import type { ReportController } from '../useReportController.ts'
import './reportSheet.css'
import { toParts } from './toParts.ts'

interface ReportSheetProps {
  readonly title: string
  readonly controller: ReportController
}

/**
 * A report on paper: all of its blocks with all of their rows, asked as on the screen. Each table stands between grids of
 * the others, so that it can go on over any number of pages.
 */
export function ReportSheet({ title, controller }: ReportSheetProps) {
  const shown = useMemo<ReportController>(
    () => ({ ...controller, isPrinting: true, register: () => () => undefined }),
    [controller],
  )
  return (
    <PrintedPage title={title} onDone={controller.endPrint}>
      <div className="pw-report">
        {toParts(singleBlocks(shown.blocks)).map((blocks) => (
          <ReportGrid key={blocks[0]?.id} blocks={blocks} controller={shown} />
        ))}
      </div>
    </PrintedPage>
  )
}
