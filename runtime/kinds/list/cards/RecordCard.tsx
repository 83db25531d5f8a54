// biome-ignore-all lint/a11y/noNoninteractiveTabindex: the arrow keys lead from card to card
// biome-ignore-all lint/a11y/useSemanticElements: lines of cards stand between the list and its items
import { memo, useId } from 'react'
import { isMissing } from '../../../form/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import type { ActionEntry } from '../../../language/index.ts'
import { usePageInstance } from '../../../page/index.ts'
import type { DataRecord } from '../../../registry/index.ts'
import { RecordLink } from '../RecordLink.tsx'
import { RowActions } from '../RowActions.tsx'
import type { ListActions } from '../useActions.ts'
import type { ListController } from '../useListController.ts'
import { isPlainName } from '../useOpening.tsx'
import { CardImage } from './CardImage.tsx'
import { CardValue } from './CardValue.tsx'
import type { CardField, CardFields } from './cardFields.ts'

interface RecordCardProps {
  readonly record: DataRecord
  readonly index: number
  readonly count: number
  readonly parts: CardFields
  readonly isLine: boolean
  readonly className: string | undefined
  readonly isReachable: boolean
  readonly rowActions: readonly ActionEntry[]
  readonly actions: Pick<ListActions, 'toButtons'>
  readonly hasSelection: boolean
  readonly isSelected: boolean
  readonly isDisabled: boolean
  readonly keyOf: ListController['keyOf']
  /** Shows a record; undefined where the page has no way to. */
  readonly onOpen: ((record: DataRecord) => void) | undefined
  readonly onToggle: (record: DataRecord, isChecked: boolean) => void
}

/** Actions of a card that stand beside each other before the rest goes into a menu. */
const inSight = 2

/** Whether a record has a value of a field; a line without one is left out. */
const isFilled = ({ name }: CardField, record: DataRecord): boolean => !isMissing(record[name])

/** One record as a card. It is drawn again when its record, its look or its selection changes. */
export const RecordCard = memo(function RecordCard(props: RecordCardProps) {
  const { record, index, count, parts, isLine, className, isReachable, rowActions, actions, isSelected, isDisabled } =
    props
  const translate = useTranslate()
  const titleId = useId()
  const { title, subtitle, body, image, fields, tags } = parts
  const titleText = String((title && record[title.name]) ?? '')
  const { address } = usePageInstance()
  const isNamed = address !== undefined && titleText !== '' && title?.isLink !== true && isPlainName(title?.field)
  const buttons = actions.toButtons(rowActions, record)
  const classes = [
    'pw-card',
    isLine && 'pw-card-line',
    className,
    isSelected && 'pw-card-selected',
    isDisabled && 'pw-card-disabled',
  ]
  return (
    <div
      role="listitem"
      className={classes.filter(Boolean).join(' ')}
      tabIndex={isReachable ? 0 : -1}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-labelledby={titleId}
    >
      {image !== undefined && <CardImage value={record[image]} title={titleText} />}
      <div className="pw-card-body">
        <div className="pw-card-head">
          <div className="pw-card-titles">
            <div id={titleId} className="pw-card-title">
              {title && isNamed && props.onOpen ? (
                <RecordLink record={record} keyOf={props.keyOf} open={props.onOpen}>
                  <CardValue field={title} record={record} />
                </RecordLink>
              ) : (
                title && <CardValue field={title} record={record} />
              )}
            </div>
            {subtitle && isFilled(subtitle, record) && (
              <div className="pw-card-subtitle">
                <CardValue field={subtitle} record={record} />
              </div>
            )}
          </div>
          {props.hasSelection && (
            <input
              type="checkbox"
              className="pw-table-check"
              aria-label={translate('list.selectCard', { title: titleText })}
              checked={isSelected}
              disabled={isDisabled}
              onChange={(event) => props.onToggle(record, event.target.checked)}
            />
          )}
        </div>
        {body && isFilled(body, record) && (
          <div className="pw-card-text">
            <CardValue field={body} record={record} />
          </div>
        )}
        {tags.length > 0 && (
          <div className="pw-card-tags">
            {tags.map((field) => (
              <span key={field.name} className="pw-card-tag" title={field.label}>
                <CardValue field={field} record={record} />
              </span>
            ))}
          </div>
        )}
        {fields.length > 0 && (
          <dl className="pw-card-fields">
            {fields.map((field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd>
                  <CardValue field={field} record={record} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {buttons.length > 0 && (
        <div className="pw-card-actions">
          <RowActions
            buttons={buttons}
            inSight={isLine ? 0 : buttons.length > inSight + 1 ? inSight : buttons.length}
          />
        </div>
      )}
    </div>
  )
})
