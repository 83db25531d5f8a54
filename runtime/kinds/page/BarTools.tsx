import { Icon } from '../../icons/index.ts'
import { PageMenu } from '../../page/index.ts'
import type { BlocksController } from './useBlocksController.ts'

/** What a person may do with all blocks of a page together. */
export function BarTools({ controller }: { readonly controller: BlocksController }) {
  const { translate } = controller.intl
  return (
    <div className="pw-page-bar-tools">
      <button
        type="button"
        className="pw-popup-button"
        aria-label={translate('report.reloadAll')}
        title={translate('report.reloadAll')}
        onClick={() => void controller.reload()}
      >
        <Icon name="reload" />
      </button>
      <button
        type="button"
        className="pw-popup-button"
        aria-label={translate('report.print')}
        title={translate('report.print')}
        aria-busy={controller.isPreparing}
        disabled={controller.isPreparing}
        onClick={controller.print}
      >
        <Icon name="printer" />
      </button>
      <PageMenu />
    </div>
  )
}
