import { useTranslate } from '../../../../i18n/index.ts'

const columns = [3, 2, 3, 1]

/** A board in outline while its records or its columns are on their way. */
export function BoardBones() {
  const translate = useTranslate()
  return (
    <div className="pw-board pw-table-bones" role="status" aria-label={translate('page.loading')}>
      {columns.map((count, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are alike and hold no state
        <div key={column} className="pw-board-column" aria-hidden="true">
          <div className="pw-board-head">
            <span className="pw-table-bone" />
          </div>
          <div className="pw-board-cards">
            {Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are alike and hold no state
              <div key={index} className="pw-card pw-board-bones">
                <span className="pw-table-bone" />
                <span className="pw-table-bone" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
