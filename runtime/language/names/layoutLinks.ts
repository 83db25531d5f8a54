import { getList, getMember, getText, isObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { type FormulaLink, readsOf } from './formulaLinks.ts'

/** A part of a layout that a condition shows, with what people call it. */
interface Container {
  readonly node: Pointer
  readonly label: string
}

const panelWords = { tabs: 'tab', steps: 'step' } as const

/** The fields of a layout depend on the conditions of the groups, tabs and steps around them, and these on what they read. */
export function linksOfLayout(layout: readonly unknown[], path: Pointer, around?: Container): readonly FormulaLink[] {
  return layout.flatMap((entry, index): readonly FormulaLink[] => {
    const place = childPointer(path, index)
    const field = typeof entry === 'string' ? entry : getText(entry, 'field')
    if (field !== undefined)
      return around === undefined ? [] : [{ from: field, label: `\`${field}\``, to: around.node }]
    const panels = (['tabs', 'steps'] as const).flatMap((name) =>
      getList(entry, name).flatMap((panel, panelIndex) =>
        linksOfPart(panel, childPointer(childPointer(place, name), panelIndex), panelWords[name], around),
      ),
    )
    return [...linksOfPart(entry, place, 'group', around), ...panels]
  })
}

function linksOfPart(part: unknown, place: Pointer, word: string, around?: Container): readonly FormulaLink[] {
  const items = getMember(part, 'items')
  if (!isObject(part) || !Array.isArray(items)) return []
  const source = getText(part, 'showWhen')
  const inside = childPointer(place, 'items')
  if (source === undefined) return linksOfLayout(items, inside, around)
  const title = getText(part, 'group') ?? getText(part, 'title') ?? ''
  const own: Container = { node: place, label: `the ${word} \`${title}\`` }
  const formula = { path: childPointer(place, 'showWhen'), source }
  const reads = readsOf(source).map((to) => ({ from: own.node, label: own.label, to, formula }))
  const outer = around === undefined ? [] : [{ from: own.node, label: own.label, to: around.node }]
  return [...reads, ...outer, ...linksOfLayout(items, inside, own)]
}
