import { Pagination } from 'antd'
import type { FormatIntl } from '../../../../format/index.ts'
import { BusyButton } from '../../../../ui/index.ts'
import type { FurtherRecords } from '../../records/sourceState.ts'

interface MoreRecordsProps {
  readonly as: 'load' | 'pages'
  readonly further: FurtherRecords
  readonly total: number
  readonly intl: FormatIntl
}

/** How a person gets to further records: a button that adds some, or pages. */
export function MoreRecords({ as, further, total, intl }: MoreRecordsProps) {
  const { size, page, hasMore, isAdding, failure, add, goTo } = further
  if (as === 'pages')
    return total > size ? (
      <Pagination
        align="end"
        current={page}
        pageSize={size}
        total={total}
        showSizeChanger={false}
        onChange={(next) => goTo(next)}
      />
    ) : null
  return (
    <div className="pw-block-more" role="status">
      {failure && <span className="pw-field-error">{failure.message}</span>}
      {hasMore && (
        <BusyButton isBusy={isAdding} onClick={add}>
          {intl.translate('blocks.more')}
        </BusyButton>
      )}
    </div>
  )
}
