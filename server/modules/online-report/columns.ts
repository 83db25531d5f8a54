import type { SignedInCall } from '../../http/index.ts'
import { omitMissing } from '../../online/form/answers/columnTexts.ts'
import { isTableCode } from '../dictionary/tableSource.ts'
import { describeChart } from './chart.ts'
import { readOptions } from './dictionaries.ts'
import type { ReportItem } from './parts.ts'
import type { Report } from './report.ts'

const numbers = /^(int|integer|long|short|double|float|number|decimal|bigdecimal)$/i
const isImage = /^(image|img|pic)$/i

/**
 * What draws the columns of a report (wire contract 1.15): `dictOptions` and `fieldHrefSlots` by the keys of columns.
 * `hideColumns` is ours: buttons that the caller has not, as forms name theirs; so is `chart`.
 */
export async function describeColumns(call: SignedInCall, { head, items, may }: Report) {
  const dictOptions = await readOptions(call, items)
  const shown = items.filter(({ isShow }) => isShow === 1)
  const chart = describeChart(head, items)
  return {
    columns: shown.map((item) => toColumn(item, Object.hasOwn(dictOptions, item.fieldName))),
    dictOptions,
    fieldHrefSlots: shown.flatMap(({ fieldName, fieldHref }) =>
      fieldHref === null ? [] : [{ slotName: toSlot(fieldName), href: fieldHref }],
    ),
    hideColumns: may('export') ? [] : ['export'],
    ...(chart === undefined ? {} : { chart }),
    isGroupTitle: shown.some(({ groupTitle }) => groupTitle !== null),
  }
}

const toSlot = (field: string): string => `${field}_href`

function toColumn(item: ReportItem, hasOptions: boolean) {
  const { fieldName, fieldTxt, fieldType, fieldHref, fieldWidth, groupTitle } = item
  const slot = fieldHref !== null ? toSlot(fieldName) : isImage.test(fieldType) ? 'imgSlot' : undefined
  return omitMissing({
    title: fieldTxt,
    dataIndex: fieldName,
    align: numbers.test(fieldType) ? 'right' : 'left',
    sorter: item.isOrder === 1,
    width: fieldWidth,
    fieldType,
    customRender: hasOptions ? fieldName : null,
    scopedSlots: slot === undefined ? null : { customRender: slot },
    hrefSlotName: fieldHref === null ? null : slot,
    fieldHref,
    groupTitle,
    isTotal: item.isTotal,
  })
}

/** Items that stand in the query bar at once; the others are behind its fold. */
const unfolded = 2

/** What a report is asked by (wire contract 1.15, specification 3). */
export function describeQuery({ items }: Report) {
  return items.filter(({ isSearch }) => isSearch === 1).map(toQueryItem)
}

function toQueryItem(item: ReportItem, index: number) {
  const { fieldName, fieldTxt, fieldType, dictCode } = item
  const [table = '', text = '', code = ''] =
    dictCode !== null && isTableCode(dictCode)
      ? dictCode.split(',').map((part) => part.trim())
      : ['', '', dictCode ?? '']
  const isRange = item.searchMode === 'group'
  return {
    field: fieldName,
    label: fieldTxt,
    view: toView(item),
    mode: isRange ? 'group' : 'single',
    hidden: index < unfolded ? '0' : '1',
    config: '0',
    dictTable: table || null,
    dictText: text || null,
    dictCode: code || null,
    dict: dictCode,
    dbType: toDbType(fieldType),
    defVal: null,
  }
}

function toView({ fieldType, dictCode, replaceVal }: ReportItem): string {
  if (replaceVal !== null) return 'list'
  if (dictCode !== null) return isTableCode(dictCode) ? 'sel_search' : 'list'
  if (/^date$/i.test(fieldType)) return 'date'
  return /^(datetime|timestamp)$/i.test(fieldType) ? 'datetime' : 'text'
}

function toDbType(fieldType: string): string {
  if (/^(int|integer|short)$/i.test(fieldType)) return 'int'
  if (/^long$/i.test(fieldType)) return 'long'
  if (numbers.test(fieldType)) return 'double'
  return /^date/i.test(fieldType) ? fieldType : 'string'
}
