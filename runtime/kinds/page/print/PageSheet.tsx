import { useMemo } from 'react'
import { singleBlocks } from '../../../language/index.ts'
import { PrintedPage } from '../../../print/index.ts'
import { BlockGrid } from '../BlockGrid.tsx'
import type { BlocksController } from '../useBlocksController.ts'
import './pageSheet.css'
import { toParts } from './toParts.ts'

interface PageSheetProps {
  readonly title: string
  readonly controller: BlocksController
}

/**
 * A page on paper: all of its blocks with all of their rows, asked as on the screen. Each table stands between grids of
 * the others, so that it can go on over any number of pages.
 */
export function PageSheet({ title, controller }: PageSheetProps) {
  const shown = useMemo<BlocksController>(
    () => ({ ...controller, isPrinting: true, register: () => () => undefined }),
    [controller],
  )
  return (
    <PrintedPage title={title} onDone={controller.endPrint}>
      <div className="pw-page">
        {toParts(singleBlocks(shown.blocks)).map((blocks) => (
          <BlockGrid key={blocks[0]?.id} blocks={blocks} controller={shown} />
        ))}
      </div>
    </PrintedPage>
  )
}
