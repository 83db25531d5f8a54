import { isObject } from '../../language/index.ts'
import { readOptionLists } from '../options.ts'
import { readParameters } from '../parameters.ts'
import { isYes, listOf, numberOf, partsOf, textOf, type Wire } from '../wire.ts'
import { type GraphItem, type GraphReport, type GraphTemplet, type GraphType, graphTypes } from './graph.ts'

const layouts = ['tab', 'single', 'double'] as const

const readTypes = (value: unknown): readonly GraphType[] => {
  const named = partsOf(value)
  return [...new Set(named)].flatMap((name) => graphTypes.find((type) => type === name) ?? [])
}

const inOrder = (wires: readonly Wire[]): readonly Wire[] =>
  wires.toSorted((one, other) => (numberOf(one.orderNum) ?? 0) - (numberOf(other.orderNum) ?? 0))

function readItem(wire: Wire): readonly GraphItem[] {
  const field = textOf(wire.fieldName)
  if (field === '') return []
  return [
    {
      field,
      title: textOf(wire.fieldTxt) || field,
      isShown: wire.isShow === undefined || wire.isShow === null || isYes(wire.isShow),
      isTotal: isYes(wire.isTotal),
      isFilter: isYes(wire.searchFlag),
      isRange: textOf(wire.searchMode) === 'group',
      dictionary: textOf(wire.dictCode),
      href: textOf(wire.fieldHref),
      type: textOf(wire.fieldType) || 'String',
    },
  ]
}

/** Reads what the server says of a graph report (wire contract 1.15); undefined when it says of none. */
export function readGraph(result: unknown): GraphReport | undefined {
  if (!isObject(result) || !isObject(result.head)) return undefined
  const { head } = result
  const id = textOf(head.id)
  const code = textOf(head.code) || id
  if (id === '') return undefined
  const types = readTypes(head.graphType)
  const texts = partsOf(head.yaxisText)
  return {
    id,
    code,
    name: textOf(head.name) || code,
    description: textOf(head.content),
    types: types.length > 0 ? types : ['table'],
    typeTexts: new Map(listOf(result.graphTypes).map(({ value, text }) => [textOf(value), textOf(text)])),
    isCombined: textOf(head.isCombination) === 'combination',
    layout: layouts.find((layout) => layout === textOf(head.displayTemplate)) ?? 'single',
    category: textOf(head.xaxisField),
    series: partsOf(head.yaxisField).flatMap((field, index) =>
      field === '' ? [] : [{ field, label: texts[index] ?? '' }],
    ),
    items: inOrder(listOf(result.items)).flatMap(readItem),
    parameters: readParameters(result.params),
    options: readOptionLists(result.dictOptions),
    hasScript: textOf(head.extendJs) !== '',
  }
}

/** Reads what the server says of a template; undefined when it says of none. */
export function readTemplet(result: unknown): GraphTemplet | undefined {
  if (!isObject(result) || !isObject(result.head)) return undefined
  const { head } = result
  const id = textOf(head.id)
  const code = textOf(head.templetCode) || id
  if (id === '') return undefined
  return {
    id,
    code,
    name: textOf(head.templetName) || code,
    isDouble: /^(double|2)$/.test(textOf(head.templetStyle)),
    groups: listOf(result.groups).map((group) => ({
      title: textOf(group.groupTxt),
      isTabs: textOf(group.groupStyle) === '2',
      reports: inOrder(listOf(group.reports)).map((entry) => {
        const report = readGraph(entry.report)
        const types = readTypes(entry.graphreportType)
        return {
          code: textOf(entry.graphreportCode),
          // A template may show other charts of a report than the report does by itself.
          report: report && types.length > 0 ? { ...report, types } : report,
        }
      }),
    })),
  }
}
