import type { AnyBlock } from '../../../language/index.ts'
import type { BlocksController } from '../useBlocksController.ts'

export interface BlockProps {
  readonly block: AnyBlock
  /** The columns of the grid on which it stands. */
  readonly columns: number | undefined
  /** Whether its height is counted in rows of the grid, so that what it shows has to fit. */
  readonly isInRows: boolean
  /** The columns that it takes where the page is narrower than a desk. */
  readonly mediumSpan: number
  readonly controller: BlocksController
}
